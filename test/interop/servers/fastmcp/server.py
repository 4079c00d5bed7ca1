"""A server of FastMCP for Python: `server.py MODE PORT`, endpoint /mcp (/sse in the mode sse).

Three tools; seven in pages of three in the mode paged.
"""

import sys

from fastmcp import FastMCP

mode, port = sys.argv[1], int(sys.argv[2])

server = FastMCP("interop-fastmcp", version="1.0.0", list_page_size=3 if mode == "paged" else None)


def tool(number: int) -> None:
    @server.tool(name=f"tool_{number}")
    def echo(text: str) -> str:
        """Returns its text."""
        return text


for number in range(1, 8 if mode == "paged" else 4):
    tool(number)

options = {} if mode == "sse" else {"stateless_http": mode == "stateless", "json_response": mode == "json"}
server.run(
    transport="sse" if mode == "sse" else "http",
    host="127.0.0.1",
    port=port,
    show_banner=False,
    log_level="WARNING",
    **options,
)
