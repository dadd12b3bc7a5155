# 1. Create a run. The response has its id, or says what is wrong.
RUN=$(curl -sS "$SWEETSPOT_URL/api/v1/runs" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "tool": "keyword_optimizer",
    "content": "A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong."
  }')
echo "$RUN" >&2
RUN_ID=$(echo "$RUN" | grep -o '"id":"[^"]*' | cut -d '"' -f 4)

# 2. Read its status until it is final, or a problem.
until curl -sS "$SWEETSPOT_URL/api/v1/runs/$RUN_ID" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY" |
  grep -Eq '"status":("(completed|failed|cancelled)"|[0-9])'; do sleep 1; done

# 3. Read its result.
curl -sS "$SWEETSPOT_URL/api/v1/runs/$RUN_ID/result" \
  -H "Authorization: Bearer $SWEETSPOT_API_KEY"
