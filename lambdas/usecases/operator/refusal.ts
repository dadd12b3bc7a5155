/** A command that cannot be carried out; the message tells the operator what to do instead. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
}
