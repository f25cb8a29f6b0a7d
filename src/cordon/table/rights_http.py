"""What people may know and change about themselves: their devices, a new password by a code, all that is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cordon.table.lobby_protocol import Device, ResetCode, ResetPassword
from cordon.table.people import RESET_MINUTES, People, address_of, cookie, device_of, log_out_elsewhere, shown
from cordon.table.problems import PROBLEMS, Refusal, instead_of_bytes
from cordon.table.protocol import Person
from cordon.table.records import DeviceRecord, Someone
from cordon.table.rooms import Rooms
from cordon.table.storage import Storage

AnyRequest = Request[Any, Any, Any]
Me = NamedDependency[Someone]
TheStorage = NamedDependency[Storage]
TheRooms = NamedDependency[Rooms]
ID = 16
"""Signs of a device's hash by which its owner names it."""


@get("/devices", responses=PROBLEMS)
async def devices(request: AnyRequest, me: Me, storage: TheStorage) -> list[Device]:
    """Where one is signed in."""
    here = device_of(request)
    return [_device(each, here) for each in await storage.devices(me.id)]


@delete("/devices/{id:str}", status_code=200, responses=PROBLEMS)
async def sign_out(
    id: FromPath[str], request: AnyRequest, me: Me, storage: TheStorage, rooms: TheRooms
) -> list[Device]:
    """One other device is signed out, and its lines end; which are left."""
    here = device_of(request)
    gone = [each.secret for each in await storage.devices(me.id) if each.secret[:ID] == id and each.secret != here]
    if not gone:
        raise Refusal("no-device")
    await storage.drop_devices(me.id, gone)
    for device in gone:
        rooms.cut_device(device)
    rooms.company.changed(me.id)
    return [_device(each, here) for each in await storage.devices(me.id)]


def _device(known: DeviceRecord, here: str) -> Device:
    return Device(known.secret[:ID], known.name, known.created, known.seen, known.secret == here)


@post("/me/reset", status_code=200, responses=PROBLEMS)
async def reset_code(request: AnyRequest, me: Me, people: NamedDependency[People]) -> Response[ResetCode]:
    """A code by which one sets a new password, here or on another device."""
    code = await people.reset_code(me, address_of(request))
    return Response(ResetCode(code, RESET_MINUTES), headers={"cache-control": "no-store"})


@post("/reset", status_code=200, responses=PROBLEMS)
async def reset(
    data: JSONBody[ResetPassword], request: AnyRequest, people: NamedDependency[People], rooms: TheRooms
) -> Response[Person]:
    """A new password by a code; this device is signed in, all others are signed out."""
    person, secret, gone = await people.reset(data, address_of(request))
    for device in gone:
        rooms.cut_device(device)
    rooms.company.changed(person.id)
    await people.see(secret, request.headers.get("user-agent", ""))
    return Response(shown(person), cookies=[cookie(secret, request)])


@get("/me/export", media_type="application/json", responses=instead_of_bytes(dict[str, Any]))
async def export(me: Me, storage: TheStorage) -> Response[bytes]:
    """Everything that is kept of somebody, as a file."""
    kept = msgspec.json.format(msgspec.json.encode(await storage.kept_of(me.id)), indent=2)
    headers = {"content-disposition": 'attachment; filename="cordon.json"', "cache-control": "no-store"}
    return Response(kept, media_type="application/json", headers=headers)


routes = Router("/api", route_handlers=[devices, log_out_elsewhere, sign_out, reset_code, reset, export])
