.PHONY: run demo test soak fuzz sanitize bench figures mcp-test lint format install install-files uninstall deb deb-test dist dist-check compare-answers clean dependencies test-dependencies release \
	tools gazetteer atlas regions order archives pictures docs reference readme lint-dependencies

PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests Benchmarks Tools/Package.swift Tools/Sources
# A program built for use starts in little more than half of the time that the usual flags give it: libraries are part of it, its
# relocations are packed, functions called at start are placed together (`make order` writes the list), no symbol is exported, and
# generic types name the conformances they need, for which each of them would otherwise search all that there are in the
# program. Paths are written from here, so that it is the same wherever it is built. `make release SHARED=1` links the system's libraries, as distributions want it. `make release FIXED=1` saves a
# millisecond of each start and gives up that every run has its code at another address. The reasons and the measurements
# are in docs/decisions/start.md.
ORDER = Packaging/symbol-order.txt
STATIC = .build/static
# Of ICU's data, 22 of 34 MB are about others.
LANGUAGES = en sk
empty =
ICU = $(STATIC)/icu-$(subst $(empty) ,-,$(LANGUAGES)).s
LINK = -z pack-relative-relocs --build-id=none -z now --symbol-ordering-file=$(ORDER) --no-warn-symbol-ordering --gc-sections \
	--no-export-dynamic
ifdef SHARED
ARCHIVES = stdc++
else
ARCHIVES = stdc++ edit tinfo bsd md sqlite3
LINK += -ltinfo -lbsd -lmd
endif
ifdef FIXED
LINK += --no-pie
endif
# A program of no release says its commit, unless it is built from an archive without git.
BUILD = $(shell git describe --exact-match --match 'v*' >/dev/null 2>&1 || \
	git log -1 --abbrev=8 --format="+$$(git rev-list --count HEAD 2>/dev/null).g%h" 2>/dev/null)
RELEASE = VANE_BUILD="$(BUILD)" VANE_ICU=$(CURDIR)/$(ICU) swift build -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -L$(STATIC) \
	-Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=. \
	$(addprefix -Xlinker ,$(LINK))

run: dependencies ; @swift build --product vane && exec .build/debug/vane
demo: dependencies ; @swift build --product vane && exec .build/debug/vane --sample
# `.ci/test` says which tests run side by side.
# A target may import what Package.swift says of it, and nothing else.
CHECKED = --explicit-target-dependency-import-check error
test: test-dependencies ; swift build --build-tests $(CHECKED) && .ci/test
release: dependencies archives
	$(RELEASE) --product vane && Packaging/check-hardening $(PROGRAM) "$(FIXED)" .build/release
	@# Binutils would drop the mark of what is read-only with the hashes of modules, which tell where they were built.
	@"$$(clang -print-prog-name=llvm-objcopy)" --strip-all --remove-section=.swift_modhash --remove-section=.comment \
		--remove-section=.GCC.command.line $(PROGRAM) $(INSTALLED) && Packaging/check-hardening $(INSTALLED) "$(FIXED)"
# A folder of static libraries alone, which the linker searches first.
archives:
	@.ci/install binutils python3
	@rm -rf $(STATIC) && mkdir -p $(STATIC)
	@for name in $(ARCHIVES); do ln -s "$$(clang -print-file-name=lib$$name.a)" $(STATIC)/; done
	@Packaging/cut-icu $(ICU) $(LANGUAGES)
order: release
	@.ci/install valgrind && swift build --product weather-stand-in
	Packaging/record-order $(PROGRAM) .build/debug/weather-stand-in >$(ORDER).new && mv $(ORDER).new $(ORDER)
lint: lint-dependencies
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
	mandoc -Tlint Packaging/vane.1
	.ci/check-text
	.ci/check-words
	Packaging/make-sbom --check
	@# Words are read by the arguments that a command declares, and nowhere else.
	@! grep -rnE 'arguments\.words' Sources/Screens Sources/Features
	@if [ -x $(DEBUG) ]; then Packaging/make-readme $(DEBUG) --check && Packaging/make-pictures $(DEBUG) --check; \
		else echo "$(DEBUG) isn't built: sessions and pictures of README.md and docs/tour.md aren't checked."; fi
format: ; swift format format --in-place --recursive --parallel $(SWIFT_FILES)
# The lists of docs/ and of the man page, and the sessions of README.md and docs/tour.md, as the program answers.
DEBUG = .build/debug/vane
reference: dependencies ; swift build --product vane && Packaging/make-reference $(DEBUG)
readme: dependencies ; swift build --product vane && Packaging/make-readme $(DEBUG)
# Screens as the program draws them, for README.md and docs/tour.md.
pictures: dependencies ; swift build --product vane && Packaging/make-pictures $(DEBUG)
# Pages of the targets and of Modules.md, for a browser; a warning is an error.
docs: dependencies ; @Packaging/make-docs .build/docs
clean: ; swift package clean && rm -rf Tools/.build

# Measures the targets beside their peers on this machine: Benchmarks/RESULTS.md.
bench: release
	for name in vane-bench gazetteer-bench atlas-bench archive-bench; do $(RELEASE) --product $$name || exit 1; done
	Benchmarks/measure

# Compares what the program answers to weather made up at random with figures computed independently of it.
FIGURES = .build/figures
figures: dependencies
	@.ci/install python3-venv
	swift build --product vane
	[ -x $(FIGURES)/bin/python ] || python3 -m venv $(FIGURES)
	$(FIGURES)/bin/pip install --quiet --requirement Benchmarks/figures/requirements.txt
	$(FIGURES)/bin/python -B Benchmarks/figures/figures $(DEBUG) --recordings $${VANE_RECORDINGS:-../shared/fixtures} $(CHECKS)

# Drives `vane mcp` with the clients of PyPI, whose two major versions can't be installed beside each other.
CLIENTS = .build/clients
mcp-test: dependencies
	@.ci/install python3-venv
	swift build --product vane
	for version in 1 2; do \
	  [ -x $(CLIENTS)$$version/bin/python ] || python3 -m venv $(CLIENTS)$$version; \
	  $(CLIENTS)$$version/bin/pip install --quiet --requirement Tests/Support/tool-clients/requirements-$$version.txt; \
	  $(CLIENTS)$$version/bin/python -B Tests/Support/tool-clients/clients.py $(abspath $(DEBUG)) || exit 1; \
	done

# What is installed, and what comes with the program: found in share/vane beside the program's folder.
PROGRAM = .build/release/vane
INSTALLED = .build/vane
OWN = Sources/vane/Resources
RESOURCES = $(GAZETTEER) $(ATLAS) $(REGIONS) $(wildcard $(OWN)/*)
SHARE = $(DESTDIR)$(PREFIX)/share
# Of systemd, for each person to enable: tell on.
UNITS = $(DESTDIR)$(PREFIX)/lib/systemd/user
# It builds nothing: with sudo, Swift is seldom there.
install:
	@[ -x $(INSTALLED) ] || { echo "Nothing is built yet. Type first: make release"; exit 1; }
	@$(MAKE) -s install-files && echo "Installed in $(DESTDIR)$(PREFIX)."
install-files:
	install -D -m 755 $(INSTALLED) $(DESTDIR)$(PREFIX)/bin/vane
	install -D -m 644 -t $(SHARE)/vane $(RESOURCES)
	install -D -m 644 -t $(SHARE)/man/man1 Packaging/vane.1
	install -D -m 644 $(OWN)/vane.bash $(SHARE)/bash-completion/completions/vane
	install -D -m 644 -t $(SHARE)/zsh/site-functions $(OWN)/_vane
	install -D -m 644 -t $(SHARE)/fish/vendor_completions.d $(OWN)/vane.fish
	install -d $(UNITS)
	for unit in vane-tell.service vane-tell.timer; do \
		sed 's|/usr/bin/vane|$(PREFIX)/bin/vane|' $(OWN)/$$unit >$(UNITS)/$$unit && chmod 644 $(UNITS)/$$unit || exit 1; done
	install -D -m 644 -t $(SHARE)/doc/vane LICENSE Packaging/copyright $(wildcard Packaging/licenses/*)
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/vane $(SHARE)/man/man1/vane.1 $(SHARE)/bash-completion/completions/vane \
		$(SHARE)/zsh/site-functions/_vane $(SHARE)/fish/vendor_completions.d/vane.fish \
		$(UNITS)/vane-tell.service $(UNITS)/vane-tell.timer
	rm -f $(addprefix $(SHARE)/vane/,$(notdir $(RESOURCES)))
	rm -rf $(SHARE)/doc/vane && rmdir --ignore-fail-on-non-empty $(SHARE)/vane

# What is for people without Swift, in dist: a tarball, a wheel, packages for Debian, what is in them, and their sums.
# `make dist-check` builds all of it twice, at two paths, and compares. Times are those of the last release.
dist deb: export SOURCE_DATE_EPOCH = $(shell date -u -d "$$(sed -n 's/^## [0-9].* - //p' CHANGELOG.md | head -1)" +%s)
dist: deb
	$(MAKE) release
	rm -rf dist && mkdir dist && cp $(DEB)/*.deb dist
	Packaging/make-dist $(INSTALLED) dist
# Compares the program with one that has all of ICU's data, as debugged.
compare-answers: release
	@$(MAKE) -s install-files PREFIX=$(CURDIR)/.build/compared
	swift build --product vane && Packaging/compare-answers $(DEBUG) .build/compared/bin/vane
dist-check: ; Packaging/dist-check .build/twice

# Debian packages, and their trial by lintian and in a clean Debian without Swift (as root).
DEB = .build/deb
# They link the libraries of the system, so that Debian's updates reach them.
deb: ; @.ci/install dpkg-dev && $(MAKE) release SHARED=1 && Packaging/make-deb $(INSTALLED) $(DEB)
deb-test: deb
	@.ci/install debootstrap lintian && lintian --fail-on error,warning $(DEB)/*.deb
	Packaging/test-deb $(DEB) $(DEB)/debian

# Fetches the sources once, then builds the same bytes from them as anybody else.
SCHEMA = Sources/vane/Resources/vane.schema.json
GAZETTEER = Sources/Places/Gazetteer/Resources/gazetteer.sqlite
SOURCES = .build/gazetteer-sources
# Civil time as GeoJSON, and the postal codes: of Europe, or with POSTAL=…/postal-codes.tsv.gz of the world.
ZONES ?= ../shared/data/zones-derived.geojson.gz
POSTAL ?= ../shared/data/postal-codes-europe.tsv.gz
TOOLS = Tools/.build/release
tools: dependencies ; swift build -c release --package-path Tools
gazetteer: tools
	python3 Tools/Sources/gazetteer-builder/Fetch/fetch.py $(SOURCES) $(ZONES) $(POSTAL)
	$(TOOLS)/gazetteer-builder $(SOURCES) Tools/Sources/gazetteer-builder/Landmarks $(GAZETTEER)

ATLAS = Sources/Places/Atlas/Resources/atlas.bin
atlas: tools
	python3 Tools/Sources/atlas-builder/Fetch/fetch.py .build/atlas-sources
	$(TOOLS)/atlas-builder .build/atlas-sources $(ATLAS)

# REGIONS_SOURCE is GeoJSON of MeteoAlarm's regions, unpacked.
REGIONS = Sources/Services/WarningServices/Resources/warning-regions.bin
regions: tools
	$(TOOLS)/regions-builder $(REGIONS_SOURCE) $(REGIONS)

# Whatever reads text from outside, each for so many minutes. What stops one lies beside its corpus in .build/fuzz.
MINUTES ?= 1
FUZZ = .build/fuzz
fuzz: dependencies
	@# Of several options the compiler takes the last, and would not measure what is covered.
	VANE_FUZZERS=1 swift build --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address --scratch-path $(FUZZ) --product FuzzTests
	Tests/FuzzTests/fuzz $(FUZZ)/debug/FuzzTests $(FUZZ)/corpus $(MINUTES)

# Debian's packages, installed only where they are missing.
dependencies: ; @.ci/install libcurl4-openssl-dev libedit-dev libsqlite3-dev
lint-dependencies: ; @.ci/install aspell aspell-en codespell mandoc python3
test-dependencies: dependencies
	@.ci/install iproute2 openssl python3 socat tmux
	@.ci/install openssh-client openssh-server || echo "Sessions over SSH are not tested."
	@.ci/install strace || echo "strace cannot be installed; calls that fail are not tested."
	@.ci/install dbus libnotify-bin python3-dbus python3-gi systemd || echo "Notifications are not tested."
	@.ci/install zsh || echo "zsh cannot be installed; its completions are not tested."
	@.ci/install gpsd gpsd-clients || echo "gpsd cannot be installed; what is tested with it is skipped."

# What takes long to do often: damaged answers and files, programs that are killed or left alone for hours, any keys in
# any window.
soak: test-dependencies release
	swift build --build-tests
	VANE_BINARY=$(CURDIR)/$(PROGRAM) VANE_MUTATIONS=10000 VANE_CANCELLATIONS=10000 VANE_KILLS=1000 VANE_CHANGES=250 VANE_COMMANDS=100000 \
		VANE_WATCHES=86400 VANE_SESSIONS=1000 VANE_CALLS=1000 swift test --skip-build --no-parallel --filter \
		"DamageTests|DatabaseTests|FailingCallTests|HoursTests|RequestCoalescerTests|KillTests|LineHistoryTests|MutationTests|RandomKeyTests|WatchTests"

# The unit tests with every access to memory checked, then with every access from two threads.
sanitize: test-dependencies
	for kind in address thread; do \
		swift build --build-tests --sanitize=$$kind --scratch-path .build/$$kind && \
		ASAN_OPTIONS=quarantine_size_mb=8 LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leak-sanitizer.txt \
		TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.txt \
		swift test --skip-build --no-parallel --sanitize=$$kind --scratch-path .build/$$kind --skip EndToEndTests \
		|| exit 1; done
