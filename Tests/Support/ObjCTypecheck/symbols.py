"""Symbol graphs of modules, as the compiler sees them."""

import json
import pathlib
import subprocess
import tempfile


def graph(module, folder, triple, access="public", paths=None):
    """Returns the symbols of a module and their relationships, those of its extensions included."""
    folder = pathlib.Path(folder).resolve()
    here = pathlib.Path(__file__).parent
    if paths is None:
        paths = [folder / "Library", folder, here / "Modules"]
    with tempfile.TemporaryDirectory() as output:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-target", triple]
            + [word for path in paths for word in ("-I", str(path))]
            + ["-module-cache-path", str(folder.parent / "cache")]
            + ["-minimum-access-level", access, "-skip-synthesized-members"]
            + ["-output-dir", output],
            check=True, stdout=subprocess.DEVNULL)
        files = sorted(pathlib.Path(output).glob("*.symbols.json"))
        graphs = [json.loads(file.read_text()) for file in files]
    return (
        [symbol for graph in graphs for symbol in graph["symbols"]],
        [edge for graph in graphs for edge in graph["relationships"]])
