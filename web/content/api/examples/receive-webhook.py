import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["SWEETSPOT_WEBHOOK_SECRET"].removeprefix("whsec_"))
PORT = int(os.environ.get("PORT", "8787"))
TOLERANCE_SECONDS = 300
# Ids of events that were handled. A real receiver keeps them in its database.
handled = set()


def is_genuine(event_id, timestamp, signatures, body):
    """Whether an event was signed with the secret, and lately."""
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected.encode(), each.encode()) for each in signatures.split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature is over these bytes: verify first, parse then.
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        names = ("webhook-id", "webhook-timestamp", "webhook-signature")
        event_id, timestamp, signatures = (self.headers.get(name, "") for name in names)
        if not is_genuine(event_id, timestamp, signatures, body):
            self.send_response(401)
            self.end_headers()
            return
        # Answer at once and work later: after 10 seconds the event is sent again.
        self.send_response(204)
        self.end_headers()
        if event_id in handled:
            return
        handled.add(event_id)
        event = json.loads(body)
        print(event["type"], event["data"].get("id") or event["data"]["webhook_id"], flush=True)

    def log_message(self, *_):
        pass


server = HTTPServer(("", PORT), Receiver)
print("listening", flush=True)
server.serve_forever()
