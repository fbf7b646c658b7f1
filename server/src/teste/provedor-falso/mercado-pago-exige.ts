type Corpo = Record<string, unknown>

/** A write without its key is refused there. */
export const semChave: [number, unknown] = [
  400,
  { message: "Header X-Idempotency-Key can't be null", status: 400 },
]

const partOf = (corpo: Corpo, campo: string): Corpo => (corpo[campo] ?? {}) as Corpo // whatever was sent
const fits = (forma: RegExp) => (valor: unknown) => typeof valor === 'string' && forma.test(valor)
const texto = fits(/\S/)

/** Of every payment. */
const sempre: Record<string, (corpo: Corpo) => boolean> = {
  transaction_amount: ({ transaction_amount }) => Number(transaction_amount) > 0,
  payment_method_id: ({ payment_method_id }) => texto(payment_method_id),
  'payer.email': (corpo) => {
    const { type, email } = partOf(corpo, 'payer')
    return type === 'customer' || fits(/^\S+@\S+$/)(email)
  },
}

/** Of a payer of slips besides, since May 2024. */
const doBoleto: Record<string, (payer: Corpo) => boolean> = {
  first_name: ({ first_name }) => texto(first_name),
  last_name: ({ last_name }) => texto(last_name),
  'identification.type': (payer) => fits(/^(CPF|CNPJ)$/)(partOf(payer, 'identification').type),
  'identification.number': (payer) => texto(partOf(payer, 'identification').number),
  'address.zip_code': (payer) => fits(/^\d{8}$/)(partOf(payer, 'address').zip_code),
  'address.street_name': (payer) => texto(partOf(payer, 'address').street_name),
  'address.street_number': (payer) => texto(partOf(payer, 'address').street_number),
  'address.neighborhood': (payer) => texto(partOf(payer, 'address').neighborhood),
  'address.city': (payer) => texto(partOf(payer, 'address').city),
  'address.federal_unit': (payer) => fits(/^[A-Z]{2}$/)(partOf(payer, 'address').federal_unit),
}

/** What the real one would refuse a payment for, in its words; null when it takes it. */
export function findFalta(corpo: Corpo): string | null {
  const falta = Object.entries(sempre).find(([, holds]) => !holds(corpo))
  if (falta) return `${falta[0]} is invalid`
  if (corpo.payment_method_id !== 'bolbradesco') return null
  const payer = partOf(corpo, 'payer')
  const dele = Object.entries(doBoleto).find(([, holds]) => !holds(payer))
  return dele ? `payer.${dele[0]} is required` : null
}
