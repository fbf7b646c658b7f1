import { expect, test } from 'vitest'

import { listPassos, type Preparo } from './list-passos.ts'

const vazio = {
  identidade: {
    nome: 'Queijaria',
    cidade: 'Serro',
    uf: 'MG',
    chave_pix: '',
    faz_entrega: false,
    faz_retirada: false,
  },
  lojas: [],
  areas: [],
  entregas: [],
  pagamentos: [],
  conta: { em_uso: 'NENHUMA', teste: null },
  dominios: { data: [], apontar: [], url: 'https://feira.example/queijaria' },
  estreia: { termo: null, primeiro_pedido: null },
  teste: { armado_ate: null, pedidos: [] },
  paginas: [],
  produtos: 0,
} as unknown as Preparo // what is looked at of each
const forma = (tipoEntrega: string, ativa = true) => ({ tipoEntrega, ativa })
const preparo = (change: object, identidade: object = {}): Preparo => ({
  ...vazio,
  ...change,
  identidade: { ...vazio.identidade, ...identidade },
})
const estadosOf = (dado: Preparo) =>
  Object.fromEntries(listPassos(dado).map(({ id, estado }) => [id, estado]))
const fraseOf = (dado: Preparo, qual: string) => listPassos(dado).find(({ id }) => id === qual)?.frase

test('of a store that was just made everything is missing but a place to pick up at', () => {
  expect(estadosOf(vazio)).toEqual({
    identidade: 'falta',
    aparencia: 'opcional',
    lojas: 'opcional',
    areas: 'opcional',
    entrega: 'falta',
    pagamento: 'falta',
    conta: 'opcional',
    produtos: 'falta',
    dominio: 'opcional',
    termos: 'opcional',
    estreia: 'opcional',
  })
})

test('what a store needs follows from how it sells', () => {
  const entrega = { faz_entrega: true }
  const retirada = { faz_retirada: true }
  expect(estadosOf(preparo({}, retirada))).toMatchObject({ identidade: 'feito', lojas: 'falta' })
  expect(estadosOf(preparo({ entregas: [forma('RETIRADA')] }, entrega)).entrega).toBe('falta')
  expect(estadosOf(preparo({ entregas: [forma('DELIVERY', false)] }, entrega)).entrega).toBe('falta')
  expect(estadosOf(preparo({ entregas: [forma('DELIVERY')] }, entrega)).entrega).toBe('feito')
  expect(fraseOf(preparo({ entregas: [forma('DELIVERY')] }, { ...entrega, ...retirada }), 'entrega')).toMatch(
    /retirada ligada/,
  )
})

test('a method that is off, or that nobody is offered, is none', () => {
  const com = (tipos: string[], { online = true, ativa = true } = {}) =>
    preparo({
      pagamentos: tipos.map((tipo) => ({ tipo, nome: tipo, ativa })),
      conta: { em_uso: online ? 'CONTA' : 'NENHUMA', teste: null },
    })
  expect(estadosOf(com(['PIX'], { ativa: false })).pagamento).toBe('falta')
  expect(fraseOf(com(['PIX', 'CARTAO']), 'pagamento')).toBe('PIX, CARTAO')
  expect(estadosOf(com(['PIX', 'BOLETO', 'CARTAO'], { online: false })).pagamento).toBe('falta')
  expect(estadosOf(com(['PIX', 'ENTREGA'], { online: false })).pagamento).toBe('feito')
  expect(fraseOf(com(['PIX', 'ENTREGA'], { online: false }), 'pagamento')).toMatch(
    /^ENTREGA\. Pix, boleto e cartão só aparecem/,
  )
})

test('the account is done once a test charge was paid, and needed where something is paid online', () => {
  const contaOf = (conta: object, tipos = ['PIX']) =>
    estadosOf(preparo({ conta, pagamentos: tipos.map((tipo) => ({ tipo, ativa: true })) })).conta
  expect(contaOf({ em_uso: 'NENHUMA', teste: null })).toBe('falta')
  expect(contaOf({ em_uso: 'NENHUMA', teste: null }, ['ENTREGA'])).toBe('opcional')
  expect(contaOf({ em_uso: 'CONTA', teste: null })).toBe('opcional')
  expect(contaOf({ em_uso: 'CONTA', teste: { estado: 'PENDENTE' } })).toBe('opcional')
  expect(contaOf({ em_uso: 'CONTA', teste: { estado: 'PAGO' } })).toBe('feito')
})

test('the last steps say which of the own documents are on the air and which order came first', () => {
  const pagina = (chave: string, situacao = 'NO_AR') => ({ chave, situacao })
  const paginas = [pagina('termos'), pagina('trocas'), pagina('privacidade'), pagina('quem-somos')]
  const dado = preparo({ paginas, estreia: { termo: null, primeiro_pedido: { numpedido: 1042 } } })
  expect(estadosOf(dado)).toMatchObject({ termos: 'feito', estreia: 'feito' })
  const testada = preparo({ teste: { armado_ate: null, pedidos: [{ numpedido: 7 }] } })
  expect(fraseOf(testada, 'estreia')).toBe('O pedido de teste, nº 7, chegou.')
  const rascunhos = preparo({ paginas: [pagina('termos'), pagina('trocas', 'RASCUNHO')] })
  expect(estadosOf(rascunhos).termos).toBe('opcional')
  expect(fraseOf(rascunhos, 'termos')).toBe('1 de 3 no ar.')
  expect(fraseOf(dado, 'estreia')).toMatch(/nº 1042/)
})

test('a host is done when the store opens at it, and never missing', () => {
  const com = (...data: object[]) => preparo({ dominios: { ...vazio.dominios, data } })
  const um = { nome: 'queijaria.com.br', estado: 'AGUARDANDO_PROVA', principal: false }
  expect(fraseOf(vazio, 'dominio')).toBe('Sem um domínio seu, a loja abre em https://feira.example/queijaria')
  expect(fraseOf(com(um), 'dominio')).toBe('queijaria.com.br espera a prova no DNS.')
  const noAr = com(um, { ...um, estado: 'NO_AR', principal: true })
  expect(estadosOf(noAr).dominio).toBe('feito')
})
