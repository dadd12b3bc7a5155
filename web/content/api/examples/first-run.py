import json
import os
import sys
import time
import urllib.error
import urllib.request

URL = os.environ["SWEETSPOT_URL"]
KEY = os.environ["SWEETSPOT_API_KEY"]


def call(path, body=None):
    headers = {"Authorization": f"Bearer {KEY}"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api/v1{path}", data=data, headers=headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        sys.exit(f"{problem['code']}: {problem['detail']}")


# 1. Create a run. The response has its id.
run = call("/runs", {
    "tool": "keyword_optimizer",
    "content": "A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.",
})

# 2. Read its status until it is final.
while call(f"/runs/{run['id']}")["status"] not in ("completed", "failed", "cancelled"):
    time.sleep(1)

# 3. Read its result.
print(json.dumps(call(f"/runs/{run['id']}/result")))
