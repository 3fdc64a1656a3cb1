"""Every screen and form of Gatekey: dealt from fixed secrets, looked at, and kept as pictures in ``docs/screens``."""
