"""The map of a mission: drawings read from the content files, and a board that answers every question of ST-4.

``library``: where one begins::

    maps() -> Maps                                  tiles, overlays, patches and missions, read once
    maps().missions[id] -> MissionMap               the setup block (``setup``); ``.laid`` are the sides up at the start
    maps().zones[id] -> ZoneMap                     of Zone Survival (``zonemap``): ``.slot("Q1")``, ``.kind("U")``
    board_for(mission_id, sides_up, flooded=frozenset()) -> Board    shared and cached; never changes
    read_maps(folder, problems) -> Maps             any folder, for checks

On a map of Zone Survival the sides that are up are tokens: ``bus`` (one with spaces of its own, at its slot) and
``hole:13@a5W`` (one on a segment). ``laying``: ``overlaps``, ``opens_a_way``, ``doors_of``, ``closest_walls``.

``board``: spaces are numbers, sets of spaces are masks (bit ``i`` for space ``i``), alike on all boards of a mission::

    ids, index[id], capacity, rad, cov, room, building, tile_of, squares, neighbours       by space
    land_mask, water_mask, indoor_mask, in_rooms_mask, cover_mask, room_mask[room], building_mask[building]
    segments, solid, full, at[(x, y)], width, height                                       for drawing
    moves(walk, i) -> ((j, directions), …)          step_mask(walk, i) -> mask
    straight(walk, i, facing) -> (j, …)             ST-13.13
    ranges(sight, i) -> (range, …)                  within(sight, i, r) -> mask
    ray(sight, i, facing, reach=FAR, fog=0)         sight_all(sight, i, fog=0)             -> mask
    sight(sight, i, facing, (front, side, back), fog=0) -> mask
    routes(walk, start, avoid=0, last_only=0) -> Routes
    approach(sight, routes, goal) -> (j, …)         where a movement toward the goal leads (ST-4.26)
    facing_of(sight, walk, a, b, fog=0, avoid=0) -> (facing, …)                            ST-4.39
    symbols(overlay, square, tip="N") -> {i: "1122"}         space_at(square) -> i
    segment("13@a5W") -> Segment or None            segment_name(segment) -> "13@a5W"
    mask(*ids) -> mask      spaces(mask) -> (i, …)      names(mask) -> (id, …)

``routes``: ``reached`` (mask), ``cost(j)`` -> (spaces, corners) or None, ``next_steps(j)``, ``facings(j)`` (mask of
directions), ``all(j)`` (each route without its start), ``route(j)``.

``walk`` is ``"open"`` (stalkers, humans), ``"barred"`` (psionics, companions), ``"walled"`` (other mutants) or
``"leap"`` (over impassable edges too); ``sight`` is ``"open"`` or, for mutants that are not psionic, ``"walled"``.
Facings are N, E, S, W; a mask of directions has bit ``i`` for the one at place ``i`` of ``edges.DIRECTIONS``.
"""
