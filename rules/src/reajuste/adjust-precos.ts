import { applyPercentual, roundToFinal, scaleReais } from '#dinheiro'
import { listIncoerencias } from '#preco'

import type {
  FinalDoPreco,
  MotivoDePulo,
  PrecosNovos,
  ProdutoComPrecos,
  Reajustado,
  RegraDeReajuste,
} from './regra.ts'

/** What a rule makes of the prices of one product, or why it leaves them. What it makes contradicts nothing else that the product says. */
export function adjustPrecos(produto: ProdutoComPrecos, regra: RegraDeReajuste): Reajustado {
  const { preco, custo } = produto
  if (regra.base === 'CUSTO' && !custo) return skip('SEM_CUSTO')
  if (regra.base === 'PRECO' && preco === null) return skip('SEM_PRECO')
  const novo = computeNovo(produto, regra)
  if (novo < MENOR || novo > MAIOR) return skip('LIMITE')
  return novo === preco ? { tipo: 'IGUAL' } : checkNovos(produto, moveJunto(produto, novo, regra), regra)
}

function checkNovos(produto: ProdutoComPrecos, novos: PrecosNovos, regra: RegraDeReajuste): Reajustado {
  const { custo, precominimo } = produto
  const menor = Math.min(...listValores(novos))
  if (menor < MENOR) return skip('LIMITE')
  const isAbaixoDoCusto = custo !== null && menor < custo
  if (isAbaixoDoCusto && !regra.abaixodocusto) return skip('ABAIXO_DO_CUSTO')
  if (precominimo !== null && precominimo > novos.preco) return skip('CONTRADIZ', SOB_O_MINIMO)
  const [incoerencia] = listIncoerencias({ ...produto, ...novos })
  if (incoerencia) return skip('CONTRADIZ', incoerencia.erro)
  return { tipo: 'MUDA', novos, isAbaixoDoCusto }
}

/** What a unit price may be (`precoUnitario` of the contract). */
const MENOR = 0.0001
const MAIOR = 10_000_000

const SOB_O_MINIMO = 'O preço mínimo de negociação passaria do preço de tabela.'

const ditos: Record<MotivoDePulo, string> = {
  SEM_PRECO: 'Não tem preço: é vendido só por orçamento.',
  SEM_CUSTO: 'Não tem custo cadastrado.',
  ABAIXO_DO_CUSTO: 'Ficaria abaixo do custo.',
  CONTRADIZ: 'Contradiz outro preço do produto.',
  LIMITE: 'O preço sairia do que a loja aceita.',
}

const skip = (motivo: MotivoDePulo, erro = ditos[motivo]): Reajustado => ({ tipo: 'PULADO', motivo, erro })

const passos: Record<Exclude<FinalDoPreco, 'NENHUM'>, { passo: number; final: number }> = {
  FINAL_90: { passo: 1, final: 0.9 },
  FINAL_99: { passo: 1, final: 0.99 },
  DEZ_CENTAVOS: { passo: 0.1, final: 0 },
  REAL: { passo: 1, final: 0 },
}

function computeNovo({ preco, custo }: ProdutoComPrecos, { base, percentual = 0, final }: RegraDeReajuste) {
  const de = (base === 'CUSTO' ? custo : preco) ?? 0
  const novo = applyPercentual(de, percentual, preco ?? de)
  return final === 'NENHUM' || novo === 0 ? novo : roundToFinal(novo, passos[final])
}

function moveJunto(produto: ProdutoComPrecos, novo: number, { junto }: RegraDeReajuste): PrecosNovos {
  const { preco, precooferta, precovendaatacado, descontoProgressivo } = produto
  const ficam = { preco: novo, precooferta, precovendaatacado, descontoProgressivo }
  if (!junto || !preco) return ficam
  const move = (valor: number) => scaleReais(valor, preco, novo)
  return {
    preco: novo,
    precooferta: precooferta === null ? null : move(precooferta),
    precovendaatacado: precovendaatacado === null ? null : move(precovendaatacado),
    descontoProgressivo:
      descontoProgressivo &&
      Object.fromEntries(Object.entries(descontoProgressivo).map(([faixa, valor]) => [faixa, move(valor)])),
  }
}

const listValores = ({ preco, precooferta, precovendaatacado, descontoProgressivo }: PrecosNovos) =>
  [preco, precooferta, precovendaatacado, ...Object.values(descontoProgressivo ?? {})].filter(
    (valor) => valor !== null,
  )
