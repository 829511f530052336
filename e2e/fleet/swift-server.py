"""Starts one of Swift's servers with a swift.conf outside of /etc: python3 swift-server.py FOLDER account|container|object|proxy
Writes the rings of all servers with: python3 swift-server.py FOLDER rings ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT"""
import sys

from swift.common.utils import set_swift_dir

folder, name, *ports = sys.argv[1:]
set_swift_dir(folder)

if name == "rings":
    from swift.common.ring import RingBuilder

    for ring, port in zip(["account", "container", "object"], ports):
        # 16 partitions and one replica, on one device.
        builder = RingBuilder(4, 1, 0)
        builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": int(port), "device": "disk", "weight": 1})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{ring}.ring.gz")
else:
    from swift.common.wsgi import run_wsgi

    sys.exit(run_wsgi(f"{folder}/{name}.conf", f"{name}-server"))
