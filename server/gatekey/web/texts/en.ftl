# What the network side says: refused requests and ended connections.
web-not-found = There is nothing here by that name.
web-method = This address does not take that kind of request.
web-no-game = There is no game of that name on this server.
web-no-client = The pages of Gatekey are not there: they were not built.
web-malformed = This message is not one that Gatekey understands.
web-too-large = This is more than Gatekey takes at once.
web-too-fast = That was a lot in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
web-flood = Too many messages in a short time.
web-too-slow = This device could not keep up, so it was disconnected. It can come back.
web-full = The server has as many visitors as it can take.
web-draining = The server is stopping. The game goes on where it was when the server is back.
web-version = This page is of another version than the server. Load it anew.
web-hello = The connection did not say what it wants.
web-fault = Something went wrong in the server. It has been noted there.
web-foreign = This request comes from a page of another server.
web-host = This server does not go by that name.
web-json = Send this as application/json.
web-metrics = These numbers are for the owner of the server.
web-address = That is not an address of this server.
web-file-type = A saved game is expected here.
