import { randomUUID } from 'node:crypto'

/** `/v1/customers` and their cards; a token is good for one card. */
export function createCofre() {
  const clientes: { id: string; email: string }[] = []
  const cartoes = new Map<string, Record<string, unknown>[]>()
  return (
    metodo: string,
    pathname: string,
    { corpo, busca }: { corpo: Record<string, unknown>; busca: URLSearchParams },
  ): [number, unknown] => {
    const [, , , id = '', cards, idcartao] = pathname.split('/')
    if (id === 'search')
      return [200, { results: clientes.filter(({ email }) => email === busca.get('email')) }]
    if (id === '') {
      if (clientes.some(({ email }) => email === corpo.email))
        return [400, { message: 'customer already exists' }]
      const cliente = { id: `${clientes.length + 1}-falso`, email: String(corpo.email) }
      clientes.push(cliente)
      return [201, cliente]
    }
    const dele = cartoes.get(id) ?? []
    if (cards !== 'cards' || !clientes.some((each) => each.id === id)) return [404, { message: 'not found' }]
    if (metodo === 'GET') return [200, dele]
    if (metodo === 'DELETE') {
      cartoes.set(
        id,
        dele.filter((each) => each.id !== idcartao),
      )
      return [200, {}]
    }
    const cartao = {
      id: randomUUID(),
      last_four_digits: '1111',
      expiration_month: 12,
      expiration_year: 2035,
      payment_method: { id: 'visa' },
    }
    cartoes.set(id, [cartao, ...dele])
    return [201, cartao]
  }
}
