"""Reads object files for 64-bit ARM in the format Mach-O: symbols, and metadata of Objective-C.

The layouts are those of <mach-o/loader.h>, <mach-o/nlist.h> and <mach-o/reloc.h>, and of
`class_t`, `class_ro_t`, `category_t`, `protocol_t` and `method_t` in objc-runtime-new.h, the runtime
of Objective-C. In an object file, a pointer is a relocation at its place.
"""

import struct

SEGMENT, SYMBOLS = 0x19, 0x2
DEBUG, TYPE, EXTERNAL, UNDEFINED = 0xE0, 0x0E, 0x01, 0x0
POINTER = 0
# Offsets of pointers. The pointer to the read-only data of a class has three bits for the runtime.
METACLASS, CLASS_DATA, CLASS_DATA_BITS = 0, 32, 7
NAME, BASE_METHODS, BASE_PROTOCOLS = 24, 32, 40
CATEGORY_CLASS, CATEGORY_METHODS, CATEGORY_CLASS_METHODS, CATEGORY_PROTOCOLS = 8, 16, 24, 32
PROTOCOL_NAME, PROTOCOL_METHODS = 8, (24, 32, 40, 48)


class Object:
    """One object file."""

    def __init__(self, path):
        self.path = path
        self.data = path.read_bytes()
        magic, processor, _, kind, commands = struct.unpack_from("<5I", self.data)
        if (magic, processor, kind) != (0xFEEDFACF, 0x0100000C, 1):
            raise ValueError(f"{path} is no object file for 64-bit ARM")
        self.sections = []
        # What is defined here, by address, and by name if others may refer to it.
        self.names = {}
        self.exports = {}
        # What has to come from other objects.
        self.imports = set()
        self.pointers = {}
        offset = 32
        symbols = []
        for _ in range(commands):
            command, size = struct.unpack_from("<2I", self.data, offset)
            if command == SEGMENT:
                self.read_segment(offset)
            elif command == SYMBOLS:
                symbols = self.read_symbols(offset)
            offset += size
        for section in self.sections:
            self.read_pointers(section, symbols)

    def read_segment(self, offset):
        count, = struct.unpack_from("<I", self.data, offset + 64)
        for index in range(count):
            (name, _, address, size, place, _, relocations, relocation_count, _) = (
                struct.unpack_from("<16s16s2Q5I", self.data, offset + 72 + index * 80))
            name = name.rstrip(b"\0").decode()
            self.sections.append((name, address, size, place, relocations, relocation_count))

    def read_symbols(self, offset):
        place, count, strings, _ = struct.unpack_from("<4I", self.data, offset + 8)
        result = []
        for index in range(count):
            start, kind, _, _, value = struct.unpack_from("<IBBHQ", self.data, place + index * 16)
            start += strings
            name = self.data[start:self.data.index(b"\0", start)].decode()
            result.append((name, value))
            if kind & DEBUG:
                continue
            if kind & TYPE == UNDEFINED:
                self.imports.add(name)
                continue
            self.names.setdefault(value, []).append(name)
            if kind & EXTERNAL:
                self.exports[name] = value
        return result

    def read_pointers(self, section, symbols):
        _, address, _, place, relocations, count = section
        for index in range(count):
            offset, info = struct.unpack_from("<2I", self.data, relocations + index * 8)
            if info >> 28 != POINTER or info >> 25 & 3 != 3:
                continue
            addend, = struct.unpack_from("<Q", self.data, place + offset)
            name, value = symbols[info & 0xFFFFFF] if info >> 27 & 1 else ("", 0)
            self.pointers[address + offset] = (name, value + addend)

    def section(self, name):
        """Returns the addresses of the words in a section."""
        for one, address, size, *_ in self.sections:
            if one == name:
                yield from range(address, address + size, 8)

    def place(self, address):
        for _, start, size, place, *_ in self.sections:
            if start <= address < start + size:
                return address - start + place
        raise ValueError(f"{self.path} has nothing at {address:#x}")

    def number(self, address):
        return struct.unpack_from("<I", self.data, self.place(address))[0]

    def text(self, address):
        start = self.place(address)
        return self.data[start:self.data.index(b"\0", start)].decode()

    def pointer(self, address):
        """Returns the address that a word points to, if it lies in this file."""
        name, value = self.pointers.get(address, ("", None))
        return None if value is None or name in self.imports else value

    def symbol(self, address):
        """Returns a name, for other files, of what a word points to."""
        name, value = self.pointers.get(address, ("", None))
        if value is None or name in self.imports:
            return name
        return next((one for one in self.names.get(value, ()) if one in self.exports), name)

    def methods(self, address):
        """Returns the selectors in a list of methods."""
        if address is None:
            return []
        size, count = self.number(address) & 0xFFFC, self.number(address + 4)
        starts = range(address + 8, address + 8 + size * count, size)
        return [self.text(self.pointer(start)) for start in starts]

    def protocols(self, address):
        """Returns the names in a list of protocols, each with its selectors."""
        if address is None:
            return {}
        starts = range(address + 8, address + 8 + 8 * self.number(address), 8)
        protocols = [self.pointer(start) for start in starts]
        return {
            self.text(self.pointer(one + PROTOCOL_NAME)): {
                selector for offset in PROTOCOL_METHODS
                for selector in self.methods(self.pointer(one + offset))}
            for one in protocols}

    def classes(self):
        """Returns the classes here.

        Generic classes are made while a program runs, from a pattern. They are not in the list of
        classes, and are known by the names of their lists of methods.
        """
        names = set()
        for word in self.section("__objc_classlist"):
            start = self.pointer(word)
            data, meta = (
                self.pointer(one + CLASS_DATA) & ~CLASS_DATA_BITS
                for one in (start, self.pointer(start + METACLASS)))
            name = self.text(self.pointer(data + NAME))
            names.add(name)
            yield Part(
                name, self.names[start], self.methods(self.pointer(data + BASE_METHODS)),
                self.methods(self.pointer(meta + BASE_METHODS)),
                self.protocols(self.pointer(data + BASE_PROTOCOLS)))
        lists = {one: address for address, several in self.names.items() for one in several}
        for symbol, start in lists.items():
            name = symbol.removeprefix("__INSTANCE_METHODS_")
            if name != symbol and name not in names:
                yield Part(
                    name, [], self.methods(start),
                    self.methods(lists.get(f"__CLASS_METHODS_{name}")),
                    self.protocols(lists.get(f"__PROTOCOLS_{name}")))

    def categories(self):
        """Returns the categories here, each with the symbol of its class."""
        for word in self.section("__objc_catlist"):
            start = self.pointer(word)
            yield Part(
                None, [self.symbol(start + CATEGORY_CLASS)],
                self.methods(self.pointer(start + CATEGORY_METHODS)),
                self.methods(self.pointer(start + CATEGORY_CLASS_METHODS)),
                self.protocols(self.pointer(start + CATEGORY_PROTOCOLS)))


class Part:
    """A class, or a category of one.

    It has the name of the class, unless it is a category, the symbols by which other object files
    may refer to the class, the selectors of methods, and the selectors in protocols.
    """

    def __init__(self, name, symbols, methods, class_methods, protocols):
        self.name = name
        self.symbols = symbols
        self.methods = methods
        self.class_methods = class_methods
        self.protocols = protocols
