/** Why a keyword fits the kind of text that answers it, by the name of its question; see `reasonOf`. */
export const kindReasons: Record<string, string> = {
  'kind ingredients': 'it lists the ingredients.',
  'kind simple recipe': 'it gives the ingredients and the steps.',
  'kind from scratch': 'it gives the ingredients and the steps.',
  'kind how to cook': 'it gives the ingredients and the steps.',
  'kind recipe at home': 'it gives the ingredients and the steps.',
  'kind tutorial': 'it shows how to do it.',
  'kind review': 'it says how this worked out in practice.',
  'kind worth it': 'it says how this worked out in practice.',
  'kind pros and cons': 'it weighs the pros and cons.',
  'kind difference': 'it compares the two.',
  'kind comparison': 'it compares them.',
  'kind experience': 'it tells how it went.',
  'kind features': 'it says what this can do.',
  'kind interview': 'it is an interview.',
};
