import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { quickenStyles } from '#test/web-setup/quick-styles.ts';

const markup = `
  <div><p>a <b>b</b><input><input type="hidden"><button>c</button></p><span hidden><i>d</i></span></div>
  <div style="display: none"><em>e</em></div><div style="display:flex; visibility: hidden">f<span>g</span></div>
  <span style="visibility:hidden"><a style="visibility: visible" href="#">h</a></span>
  <dialog>i</dialog><dialog open>j</dialog><div popover>k</div>
  <details><summary>l</summary><summary>m</summary></details><noscript>n</noscript><template></template>
  <table><colgroup hidden><col></colgroup><tr hidden><td>o</td></tr><tr><th>p</th></tr></table>
  <ul><li>q</li></ul><svg><title>r</title><g><a></a></g></svg><h1>s</h1><script></script>`;

const shownIn = (isQuick: boolean, head: string): string[] => {
  const { window } = new JSDOM(`<head>${head}</head><body>${markup}</body>`);
  if (isQuick) quickenStyles(window as unknown as Window);
  return [...window.document.querySelectorAll('*')].map((element) => {
    const { display, visibility, position } = window.getComputedStyle(element);
    const display2 = window.getComputedStyle(element).getPropertyValue('display');
    return [element.outerHTML.slice(0, 30), display, visibility, display2, position].join(' ');
  });
};

test.each([
  '',
  '<style>p { display: none } ul { visibility: hidden }</style>',
  '<style>p { color: red }</style>',
])('quick answers about what is shown are those of jsdom, with %j', (head) => {
  const shown = shownIn(true, head);
  expect(shown).toEqual(shownIn(false, head));
  expect(new Set(shown.map((line) => / (none|block|flex|inline) /.exec(line)?.[1])).size).toBeGreaterThan(3);
});
