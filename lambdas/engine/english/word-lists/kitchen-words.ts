/** Words of recipes, as sources of regular expressions that `word-classes.ts` joins. */

export const kitchenMeasures =
  'cups? tbsps? tsps? tablespoons? teaspoons? kg ml oz ounces? lbs? pounds? grams? cloves?';

/** Words that are common in recipes and rare in other texts. */
export const kitchenWords =
  'cups? tbsp tsp teaspoons? tablespoons? preheat oven simmer servings? garlic butter flour dough sauce boil bake';
