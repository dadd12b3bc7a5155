/** Pairs of an irregular form and its base form. */
const list =
  'mrs mrs ms ms news news was be were be been be is be are be am be had have has have did do done do does do went go gone go said say made make took take taken take came come saw see seen see got get gotten get gave give given give found find thought think told tell became become left leave felt feel put put brought bring began begin begun begin kept keep held hold wrote write written write stood stand heard hear let let meant mean met meet paid pay sat sit spoke speak spoken speak led lead grew grow grown grow lost lose fell fall fallen fall sent send built build understood understand drew draw drawn draw broke break broken break spent spend rose rise risen rise drove drive driven drive bought buy wore wear worn wear chose choose chosen choose thrown throw threw throw sold sell taught teach caught catch fought fight won win sought seek slept sleep shown show showed show children child men man women woman people person feet foot teeth tooth mice mouse geese goose lives life wives wife knives knife leaves leaf better good best good worse bad worst bad known know knew know ate eat eaten eat flew fly flown fly forgot forget forgotten forget hidden hide hid hide laid lay lent lend lit light proven prove ran run sang sing sung sing shook shake shaken shake shot shoot shut shut stole steal stolen steal struck strike swam swim swore swear tore tear torn tear woke wake woken wake dealt deal dug dig fed feed fled flee hung hang';

const forms = list.split(' ');

export const irregularForms: ReadonlyMap<string, string> = new Map(
  forms.flatMap((form, i) => (i % 2 === 0 ? [[form, forms[i + 1] ?? form] as const] : [])),
);

/** Past tenses of common irregular verbs. */
export const irregularPasts =
  'built made took went wrote found gave kept saw ran began chose became came knew told sent spent bought brought taught caught held met paid said sold won lost felt got drew grew understood meant';
