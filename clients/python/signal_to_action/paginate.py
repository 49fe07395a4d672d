"""Reading a list to its end."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Callable, Iterator, Mapping

_REMEMBERED = 1_000


def paginate(read_page: Callable[[int, int], Mapping[str, Any]], page_size: int = 100) -> Iterator[Any]:
    """All items of a list, page by page.

    `read_page(limit, offset)` calls the API for one page, for example
    `lambda limit, offset: client.list_signals(limit=limit, offset=offset, min_strength=7)`.
    Rows that arrive while the list is read move the others to later pages; those are not repeated.
    """
    seen: OrderedDict[str, None] = OrderedDict()
    offset = 0
    while True:
        page = read_page(page_size, offset)
        rows = page["data"]
        for row in rows:
            row_id = row.get("id")
            if row_id is not None:
                if row_id in seen:
                    continue
                seen[row_id] = None
            yield row
        while len(seen) > _REMEMBERED:
            seen.popitem(last=False)
        if len(rows) < page_size or offset + len(rows) >= page["total"]:
            return
        offset += page_size
