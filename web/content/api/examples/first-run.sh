# 1. Create a run. The response has its id.
RUN_ID=$(curl -s "$SWEETSPOT_URL/api/v1/runs" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "tool": "keyword_optimizer",
    "content": "A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong."
  }' | grep -o '[0-9a-f-]\{36\}')

# 2. Read its status until it is final.
until curl -s "$SWEETSPOT_URL/api/v1/runs/$RUN_ID" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY" |
  grep -Eq '"status":"(completed|failed|cancelled)"'; do sleep 1; done

# 3. Read its result.
curl -s "$SWEETSPOT_URL/api/v1/runs/$RUN_ID/result" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY"
