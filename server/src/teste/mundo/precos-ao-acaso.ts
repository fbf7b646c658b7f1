import * as fc from 'fast-check'
import type { TipoEntrega } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'
import { buildCupom } from '../exemplares/build-cupom.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from '../builders.ts'

/** What decides the price of an order besides its lines, at random: for the properties of one computation (readings 3). */

/** The store in which it happens; `produtos` are aimed at by their place in it. */
export interface LojaDePrecos {
  loja: FornecedorDeTeste
  cliente: ClienteDeTeste
  produtos: readonly string[]
  /** A second form of delivery, priced by its table. */
  idTabela: string
  /** Addresses of the cliente in São Paulo, Rio de Janeiro and Minas Gerais. */
  enderecos: readonly { idendereco: string; uf: string }[]
}

export type QualForma = 'pix' | 'naEntrega' | 'faturado'

const centavos = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100)
const forma = fc.constantFrom<QualForma | null>('pix', 'naEntrega', null, null)
const tipo = fc.constantFrom<TipoEntrega | null>('DELIVERY', 'RETIRADA', null, null)
const so = (produtos: number) => fc.option(fc.nat({ max: produtos - 1 }))

const politica = (produtos: number) =>
  fc.record({
    prioridade: fc.integer({ min: 0, max: 1 }),
    forma,
    tipo,
    so: so(produtos),
    efeito: fc.oneof(
      fc.record({ percentual: centavos(-4_000, 1_000) }),
      fc.record({ precofixo: fc.integer({ min: 100, max: 300_000 }).map((n) => n / 10_000) }),
      fc.record({ descontoProgressivoPercentual: fc.constant({ '3': -7.5, '10': -12.25 }) }),
    ),
  })

const cupom = (produtos: number) =>
  fc.record({
    automatico: fc.boolean(),
    absoluto: fc.boolean(),
    valor: centavos(1, 6_000),
    minimo: fc.option(centavos(100, 20_000)),
    forma,
    tipo,
    semPolitica: fc.boolean(),
    so: so(produtos),
  })

/** A row of a price table, in centavos and grams. */
const faixa = fc.record({
  desde_centavos: fc.constantFrom(0, 0, 3_000, 12_000, 40_000),
  preco_centavos: fc.nat({ max: 3_500 }),
  por_kg_centavos: fc.constantFrom(0, 0, 35, 190),
  ate_gramas: fc.constantFrom(null, null, 5_000, 60_000),
  soSp: fc.boolean(),
})

/** `gratis`: free from this percentage of the cart's goods before discount on, where coupons decide whether it is reached. */
const preco = {
  preco_centavos: fc.nat({ max: 3_000 }),
  gratis: fc.option(fc.integer({ min: 40, max: 105 })),
}

export const precosAoAcaso = (produtos: number) =>
  fc.record({
    politicas: fc.array(politica(produtos), { maxLength: 3 }),
    cupons: fc.array(cupom(produtos), { minLength: 2, maxLength: 4 }),
    variacao: fc.constantFrom(-350, -1, 0, 250),
    /** Taxes that the invoice adds: none, IPI alone, ICMS-ST as well (M10). */
    impostos: fc.constantFrom<'nenhum' | 'ipi' | 'todos'>('nenhum', 'ipi', 'todos'),
    entrega: fc.record(preco),
    tabela: fc.record({ ...preco, faixas: fc.array(faixa, { minLength: 1, maxLength: 4 }) }),
    /** Which address, which form of those that serve it. */
    endereco: fc.nat({ max: 2 }),
    qualEntrega: fc.nat({ max: 1 }),
    tipoEntrega: fc.constantFrom<TipoEntrega>('DELIVERY', 'DELIVERY', 'RETIRADA'),
  })
export type PrecosAoAcaso = ReturnType<typeof precosAoAcaso> extends fc.Arbitrary<infer T> ? T : never

export const idDaForma = ({ loja }: Pick<LojaDePrecos, 'loja'>, qual: QualForma): string =>
  ({ pix: loja.idPix, naEntrega: loja.idNaEntrega, faturado: loja.idFaturado })[qual]

/** The places and the second form, once; products weigh what their order in the list says. */
export async function buildLojaDePrecos(
  sql: Sql,
  da: Pick<LojaDePrecos, 'loja' | 'cliente' | 'produtos'>,
): Promise<LojaDePrecos> {
  const { idfornecedor } = da.loja
  const idTabela = uuidv7()
  await sql`insert into forma_entrega (idformaentrega, idfornecedor, nome, tipoentrega, dias, janelas, atende_feriado, ordem)
    values (${idTabela}, ${idfornecedor}, 'Tabela', 'DELIVERY', ${[1, 2, 3, 4, 5, 6, 7]}, ${['08:00-12:00']}, true, 1)`
  const enderecos = [{ idendereco: da.cliente.idendereco, uf: 'SP' }]
  for (const [uf, cep] of [
    ['RJ', '20040002'],
    ['MG', '30130010'],
  ] as const) {
    const idendereco = uuidv7()
    await sql`insert into endereco (idendereco, idcliente, apelido, rua, numero, cidade, uf, cep, lat, lng, primario)
      values (${idendereco}, ${da.cliente.idcliente}, ${uf}, 'Rua B', '2', 'Capital', ${uf}, ${cep}, -22.9, -47.06, false)`
    enderecos.push({ idendereco, uf })
  }
  for (const [i, id] of da.produtos.entries())
    await sql`update produto set peso_gramas = ${[40, 5, 1200, 350, null][i % 5] ?? null} where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${id}`
  return { ...da, idTabela, enderecos }
}

/** Makes the store one of these. */
export async function setPrecos(sql: Sql, onde: LojaDePrecos, dado: PrecosAoAcaso): Promise<void> {
  const { loja, cliente, produtos } = onde
  const { idfornecedor } = loja
  const condicoesOf = (c: { forma: QualForma | null; tipo: TipoEntrega | null }) => ({
    ...(c.forma && { idformapagto: [idDaForma(onde, c.forma)] }),
    ...(c.tipo && { tipoEntrega: c.tipo }),
  })
  const alvoOf = (so: number | null) => (so === null ? {} : { produtos: [produtos[so] ?? ''] })
  const tags = dado.impostos === 'todos' ? [] : ['consumidor-final']
  await sql`update configuracao_imposto set ligado = ${dado.impostos !== 'nenhum'} where idfornecedor = ${idfornecedor}`
  await sql`update cadastroextracliente set tags = ${tags} where idcliente = ${cliente.idcliente}`
  await sql`delete from politica where idfornecedor = ${idfornecedor}`
  // Orders keep theirs.
  await sql`update cupom set ativo = false, codigocupom = upper(replace(idcupom::text, '-', '')) where idfornecedor = ${idfornecedor} and ativo`
  await sql`update forma_pagamento set variacao_pontos = ${dado.variacao} where idformapagto = ${loja.idPix}`
  for (const { prioridade, so, efeito, ...c } of dado.politicas)
    await sql`
      insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
      values (${idfornecedor}, ${uuidv7()}, 'P', ${prioridade}, ${sql.json(condicoesOf(c))}, ${sql.json(alvoOf(so))}, ${sql.json(efeito as never)})`
  for (const [i, c] of dado.cupons.entries())
    await buildCupom(sql, loja, {
      codigocupom: `C${i}`,
      tipodesconto: c.absoluto ? 'absoluto' : 'percentual',
      valor: c.valor,
      aplicacao_automatica: c.automatico,
      nao_usar_com_politica: c.semPolitica,
      ...(c.minimo !== null && { valor_minimo: c.minimo }),
      condicoes: condicoesOf(c),
      alvo: alvoOf(c.so),
    })
}

/** The freight of its forms, for a cart of this worth in reais. */
export async function setEntregas(
  sql: Sql,
  { loja, idTabela }: LojaDePrecos,
  { entrega, tabela }: PrecosAoAcaso,
  subtotal: number,
): Promise<void> {
  const { idfornecedor, idEntrega } = loja
  const { faixas } = tabela
  const setPreco = async (idformaentrega: string, { preco_centavos, gratis }: typeof entrega) => {
    const gratis_acima_centavos = gratis === null ? null : Math.round(subtotal * gratis)
    await sql`update forma_entrega set ${sql({ preco_centavos, gratis_acima_centavos })} where idformaentrega = ${idformaentrega}`
  }
  await setPreco(idEntrega, entrega)
  await setPreco(idTabela, tabela)
  await sql`delete from faixa_frete where idformaentrega = ${idTabela}`
  for (const { soSp, ...each } of faixas) {
    const ceps = soSp ? { cep_inicio: '01000000', cep_fim: '19999999' } : {}
    const row = { ...each, ...ceps, idfaixa: uuidv7(), idfornecedor, idformaentrega: idTabela }
    await sql`insert into faixa_frete ${sql(row)}`
  }
}
