import { describe, expect, test } from 'vitest'

import { makeSubmissao } from './make-submissao.ts'

const ID = '01900000-0000-7000-8000-000000000001'
const carrinho = {
  idfornecedor: ID,
  cupom: null,
  idtipoassinatura: null,
  servicos: [],
  substituicao: 'LIGAR',
  caracteristicas: {},
  itens: [{ id: ID, quantidade: 2, embalarParaPresente: false, preco: 1 }],
} as const

function formOf(campos: Record<string, string>) {
  const form = new FormData()
  const padrao = {
    idsubmissao: ID,
    tipoEntrega: 'DELIVERY',
    idendereco: 'e',
    idloja: 'l',
    janela: 'f|2026-11-20|18:00',
    idformapagto: 'p',
    totalesperado: '343.46',
  }
  for (const [nome, valor] of Object.entries({ ...padrao, ...campos })) form.set(nome, valor)
  return form
}

describe('order form as a submission (§3, readings 6)', () => {
  test("keeps the attempt's idsubmissao and the total that was shown; prices are not sent", () => {
    const made = makeSubmissao(formOf({}), carrinho)
    expect(made).toMatchObject({
      submissao: {
        idsubmissao: ID,
        totalesperado: 343.46,
        enderecoentrega: { idendereco: 'e' },
        lojaRetira: null,
      },
    })
    expect('submissao' in made && made.submissao.itens[0]).toEqual({
      id: ID,
      quantidade: 2,
      embalarParaPresente: false,
    })
  })

  test('a higher total that was accepted takes the place of the one shown first', () => {
    expect(makeSubmissao(formOf({ totalaceito: '350' }), carrinho)).toMatchObject({
      submissao: { totalesperado: 350 },
    })
  })

  test("the next free window, taken by one tap, and the supplier's own fields go along", () => {
    const caracteristicas = { doca: 'Porta da frente' }
    expect(
      makeSubmissao(formOf({ janelaaceita: 'f|2026-11-21|08:00' }), { ...carrinho, caracteristicas }),
    ).toMatchObject({
      submissao: { formaEntrega: { data_de_entrega: '2026-11-21', inicio: '08:00' }, caracteristicas },
    })
  })

  test('pickup names the store and no address', () => {
    expect(makeSubmissao(formOf({ tipoEntrega: 'RETIRADA' }), carrinho)).toMatchObject({
      submissao: { enderecoentrega: null, lojaRetira: { idloja: 'l' } },
    })
  })

  test('"É outro pedido" carries the number of the other order', () => {
    expect(makeSubmissao(formOf({ confirmaduplicidade: '48213' }), carrinho)).toMatchObject({
      submissao: { confirmaduplicidade: 48213 },
    })
  })

  test.each([
    [{ idendereco: '' }, 'Escolha o endereço de entrega.'],
    [{ tipoEntrega: 'RETIRADA', idloja: '' }, 'Escolha a loja onde vai retirar.'],
    [{ janela: '' }, 'Escolha o dia e o horário.'],
    [{ idformapagto: '' }, 'Escolha a forma de pagamento.'],
  ])('a missing choice is named: %o', (campos, erro) => {
    expect(makeSubmissao(formOf(campos), carrinho)).toEqual({ erro })
  })

  test('a missing product is dealt with as the form says, else as the cart says (ux 1.6.5)', () => {
    const itens = [{ ...carrinho.itens[0], observacao: 'bem passado', substituicao: 'SIMILAR' }] as const
    expect(makeSubmissao(formOf({}), { ...carrinho, itens })).toMatchObject({
      submissao: { substituicao: 'LIGAR', itens: [{ observacao: 'bem passado', substituicao: 'SIMILAR' }] },
    })
    for (const [dita, esperada] of [
      ['REMOVER', 'REMOVER'],
      ['', 'LIGAR'],
      ['OUTRA', 'LIGAR'],
    ] as const)
      expect(makeSubmissao(formOf({ substituicao: dita }), carrinho)).toMatchObject({
        submissao: { substituicao: esperada },
      })
  })
})
