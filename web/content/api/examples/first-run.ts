const { SWEETSPOT_URL, SWEETSPOT_API_KEY } = process.env;

const call = async (path: string, body?: object) => {
  const response = await fetch(`${SWEETSPOT_URL}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${SWEETSPOT_API_KEY}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  return answer;
};

// 1. Create a run. The response has its id.
const { id } = await call('/runs', {
  tool: 'keyword_optimizer',
  content:
    'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.',
});

// 2. Read its status until it is final.
while (!['completed', 'failed', 'cancelled'].includes((await call(`/runs/${id}`)).status))
  await new Promise((resolve) => setTimeout(resolve, 1000));

// 3. Read its result.
console.log(JSON.stringify(await call(`/runs/${id}/result`)));
