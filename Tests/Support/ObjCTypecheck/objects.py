"""Checks which messages of Objective-C the classes of the adapters answer, by what was compiled.

The compiler decides what Objective-C can call, and writes it into object files; the lists in
Selectors are what it wrote when they were looked at last. So a callback that is misspelt, that is not
exposed, or that is no longer there, is a difference. `objects.py --update …` replaces the lists.

Methods of an extension are a category to Objective-C, which is called without any symbol. A linker
takes an object out of a static library only if another one needs one of its symbols, or if it is
told to by -ObjC; so each object with a category must be needed by the one with the class.

usage: objects.py [--update] FOLDER iOS [PLATFORM…]
  In FOLDER/PLATFORM/Objects/MODULE is an object file for each source file; in Optimized, too, if they
  were compiled once more. The other platforms have lists of their differences from iOS.
usage: objects.py --cases FOLDER MODULE
  Prints what is found in FOLDER/Objects/MODULE.
"""

import pathlib
import re
import sys

from macho import Object
from symbols import graph

MODULES = ("CollateCoreData", "CollateLists", "CollatePagers", "CollateSwiftUI")
TRIPLE = "arm64-apple-ios16.0"
# What every class has.
IMPLIED = re.compile(r"\.cxx_destruct|init|init[A-Z].*")
# What overrides a method of a superclass, or is the target of an action.
OTHERS = "no protocol"


def readable(name):
    """Returns the name in Swift, without the module, of a class that has it in Objective-C."""
    rest = re.sub(r"^_TtC+", "", name)
    if rest == name:
        return name
    parts = []
    while rest:
        is_discriminator = rest.startswith("P")
        size = re.match(r"P?(\d+)", rest)
        end = size.end() + int(size[1])
        if not is_discriminator:
            parts.append(rest[size.end():end])
        rest = rest[end:]
    return ".".join(parts[1:])


def read(folder):
    """Returns the object files of a folder, in the order in which a library has them."""
    return [Object(path) for path in sorted(folder.glob("*.o"))]


def owners(objects):
    """Returns the names of classes, by the symbols that categories have for them."""
    return {
        symbol: part.name for one in objects for part in one.classes() for symbol in part.symbols}


def answered(objects):
    """Returns triples of a class, a protocol that it adopts, and a selector that it answers."""
    names = owners(objects)
    parts = [(part.name, part) for one in objects for part in one.classes()]
    parts += [
        (names.get(part.symbols[0], part.symbols[0]), part)
        for one in objects for part in one.categories()]
    protocols = {}
    for name, part in parts:
        protocols.setdefault(name, {}).update(part.protocols)
    result = set()
    for name, part in parts:
        methods = part.methods + ["+" + selector for selector in part.class_methods]
        for selector in methods:
            adopted = sorted(one for one, known in protocols[name].items() if selector in known)
            if not IMPLIED.fullmatch(selector):
                result.add((readable(name), (adopted or [OTHERS])[0], selector))
    return result


def droppable(objects):
    """Returns the categories that a static library may lose, one line each."""
    definer = {}
    for one in objects:
        for symbol in one.exports:
            definer.setdefault(symbol, one)
    names = owners(objects)
    for one in objects:
        for part in one.categories():
            symbol = part.symbols[0]
            if symbol not in names:
                yield f"{one.path.name} has a category of a class of another module, {symbol}"
            elif one not in needed(definer[symbol], definer):
                yield (
                    f"{one.path.name} has methods of {readable(names[symbol])} ({len(part.methods)}), "
                    f"but {definer[symbol].path.name} needs no symbol of it, such as a type")


def needed(start, definer):
    """Returns the objects that a linker takes out of a library if it takes this one."""
    result = {start}
    waiting = [start]
    while waiting:
        for symbol in waiting.pop().imports:
            other = definer.get(symbol)
            if other and other not in result:
                result.add(other)
                waiting.append(other)
    return result


def unexposed(module, folder, objects):
    """Returns the methods that have the name of a callback, but cannot be called, one line each.

    Such a method stands in an extension of a protocol, in a base class without the conformance, or
    has a type that differs a little.
    """
    callbacks = {}
    for one in ("UIKit", "CoreData"):
        for symbol in graph(one, folder, TRIPLE)[0]:
            match = re.fullmatch(r"c:objc\(pl\)\w+\(im\)(.+)", symbol["identifier"]["precise"])
            if match:
                callbacks.setdefault(symbol["pathComponents"][-1], set()).add(match[1])
    # Classes that do not inherit from one of Objective-C have no methods, those that do have at least
    # the initializers.
    selectors = {
        readable(part.name): set() for one in objects for part in one.classes() if part.methods}
    for name, _, selector in answered(objects):
        selectors.setdefault(name, set()).add(selector)
    for symbol in graph(module, folder, TRIPLE, access="private")[0]:
        *owner, name = symbol["pathComponents"]
        owner = ".".join(owner)
        if owner in selectors and name in callbacks and not callbacks[name] & selectors[owner]:
            yield f"{owner}.{name} cannot be called by Objective-C"


def written(lists):
    """Returns the text of lists of triples, which have titles."""
    lines = []
    for title, found in lists.items():
        if found:
            lines.append(title)
        for name in sorted({name for name, _, _ in found}):
            lines.append(f"  {name}")
            for protocol in sorted({one for owner, one, _ in found if owner == name}):
                lines.append(f"    {protocol}")
                lines += sorted(
                    f"      {selector}" for owner, one, selector in found
                    if (owner, one) == (name, protocol))
    return "".join(line + "\n" for line in lines)


def listed(text):
    """Returns the lists in a text."""
    path = []
    result = {}
    for line in text.splitlines():
        path = path[:(len(line) - len(line.lstrip())) // 2] + [line.strip()]
        if len(path) == 4:
            result.setdefault(path[0], set()).add(tuple(path[1:]))
    return result


def compare(lists, path, update):
    """Compares lists with those in a file, and returns the differences, one line each."""
    if update:
        path.write_text(written(lists))
    expected = listed(path.read_text())
    for title in sorted(set(lists) | set(expected)):
        now, then = lists.get(title, set()), expected.get(title, set())
        for change, triples in (("lost", then - now), ("new", now - then)):
            for name, protocol, selector in sorted(triples):
                yield f"{title}: {change}: {selector} of {protocol} in {name}"


def show_cases(folder, module):
    """Prints what is found in the object files of a module."""
    objects = read(folder / "Objects" / module)
    print(written({"answered": answered(objects)}), end="")
    print(*droppable(objects), *unexposed(module, folder, objects), sep="\n")


def main():
    if sys.argv[1] == "--cases":
        return show_cases(pathlib.Path(sys.argv[2]), sys.argv[3])
    update = "--update" in sys.argv
    folder, *platforms = [argument for argument in sys.argv[1:] if argument != "--update"]
    folder = pathlib.Path(folder)
    problems = []
    found = {}
    for platform in platforms:
        found[platform] = answered(read(folder / platform / "Objects/ExampleScreens"))
        for module in MODULES:
            library, optimized = (
                read(folder / platform / one / module) for one in ("Objects", "Optimized"))
            problems += [f"{platform}: {one}" for one in droppable(library)]
            problems += [f"{platform}, optimized: {one}" for one in droppable(optimized)]
            if optimized and answered(optimized) != answered(library):
                problems.append(f"{platform}: {module} optimized answers others than without")
            found[platform] |= answered(library)
        first = found[platforms[0]]
        lists = {f"on {platform}": found[platform]} if platform == platforms[0] else {
            f"not on {platform}": first - found[platform],
            f"only on {platform}": found[platform] - first}
        path = pathlib.Path(__file__).parent / "Selectors" / f"{platform}.txt"
        problems += compare(lists, path, update)
    for module in MODULES:
        problems += unexposed(
            module, folder / platforms[0], read(folder / platforms[0] / "Objects" / module))
    if any(re.search(": (lost|new): ", one) for one in problems):
        problems.append("if this is on purpose: check.sh --update")
    print(f"{len(found[platforms[0]])} selectors, {len(problems)} problems", *problems, sep="\n  ")
    sys.exit(bool(problems))


main()
