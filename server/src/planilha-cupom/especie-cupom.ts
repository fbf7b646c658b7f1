import { CadastroCupom, parseLinhas } from '@vitrine/contract'
import { normalizeCodigo } from '@vitrine/rules/cupom'
import {
  findComZeros,
  findDuvidaDoDesconto,
  readChave,
  splitLista,
  type CampoCupom,
  type Valor,
} from '@vitrine/rules/importacao'

import type { Achado, Celulas, Especie, EspecieAberta, RecusaDaLinha, Registro } from '#especie'
import { uuidv7, type Db } from '#infra'

import { colunasDaLoja } from './colunas-da-loja.ts'
import { listCuponsDepois, listCuponsPorCodigo, readParticulares } from './cupom-da-planilha.repository.ts'
import { learnProdutos, readNomes, type NomesDaLoja } from './nomes-da-loja.ts'
import { campoOf, toDeclarado, valoresOf } from './valores-do-cupom.ts'
import { writeCupons } from './write-cupons.ts'

interface Atual extends Registro {
  cupom: CadastroCupom
}

/** A store and what its coupons name. */
interface Loja {
  idfornecedor: string
  loja: NomesDaLoja
  comZeros: readonly string[]
  /** The coupon that is shared with friends. */
  deIndicacao: string | null
}

const LOTE = 200

/** Coupons by their code: everything that a cell can say of them. */
export const especieCupom: Especie = {
  tipo: 'CUPONS',
  async open(db, idfornecedor): Promise<EspecieAberta<Atual>> {
    const [loja, particulares] = await Promise.all([
      readNomes(db, idfornecedor),
      readParticulares(db, idfornecedor),
    ])
    const aberta = { idfornecedor, loja, ...particulares }
    return {
      colunas: colunasDaLoja(loja),
      find: (agora, linhas) => find(agora, aberta, linhas),
      check: (linhas) => check(linhas, aberta),
      write: (tx, obra, linhas, sentido) => writeCupons(tx, { ...obra, loja }, linhas, sentido),
    }
  },
  async *readValores(db, idfornecedor) {
    const loja = await readNomes(db, idfornecedor)
    for (let depois = ''; ;) {
      const cupons = await listCuponsDepois(db, idfornecedor, { depois, limit: LOTE })
      await learnProdutos(db, { idfornecedor, loja }, { cupons, celulas: [] })
      yield cupons.map(({ cupom }) => valoresOf(cupom, loja))
      const ultimo = cupons.at(-1)
      if (!ultimo || cupons.length < LOTE) return
      depois = ultimo.cupom.codigocupom
    }
  },
}

const chaveOf = ({ codigocupom = '' }: Celulas) => normalizeCodigo(readChave(codigocupom))

async function find(db: Db, aberta: Loja, linhas: readonly Celulas[]): Promise<Achado<Atual>[]> {
  const { idfornecedor, loja, comZeros } = aberta
  const achados = await listCuponsPorCodigo(db, idfornecedor, [...new Set(linhas.map(chaveOf))])
  await learnProdutos(db, aberta, {
    cupons: achados,
    celulas: linhas.map(({ produtos = '' }) => readChave(produtos)),
  })
  const porCodigo = new Map(
    achados.map(({ cupom, versao }): [string, Atual] => [
      cupom.codigocupom,
      { id: cupom.idcupom, versao, cupom, valores: valoresOf(cupom, loja) },
    ]),
  )
  return linhas.map((celulas): Achado<Atual> => {
    const chave = chaveOf(celulas)
    const atual = porCodigo.get(chave) ?? null
    const comZero = atual ? null : findComZeros(chave, comZeros)
    if (comZero)
      return { campo: 'codigocupom', erro: `A planilha tirou os zeros? Há um cupom ${comZero} na loja.` }
    const erro = findAlheio(celulas.produtos ?? '', atual, loja)
    return erro ? { campo: 'produtos', erro } : { atual }
  })
}

/** A product that the cell names and the store does not have; null: there is none. */
function findAlheio(celula: string, atual: Atual | null, { produtos }: NomesDaLoja): string | null {
  const texto = celula.trim()
  // A word of ours, or what an export shows of more than a cell holds: the column reads it.
  if (texto.toUpperCase() === 'LIMPAR' || texto.startsWith('(')) return null
  const conhecidos = new Set(splitLista(String(atual?.valores.produtos ?? '')))
  const alheio = splitLista(readChave(texto)).find((sku) => !produtos.ids.has(sku) && !conhecidos.has(sku))
  return alheio === undefined
    ? null
    : `Nenhum produto desta loja tem o código ${alheio.slice(0, 60)}. Separe os códigos com |.`
}

type Conferidas = Parameters<NonNullable<EspecieAberta<Atual>['check']>>[0]

/** What only the whole coupon shows: days in their order, limits, what a discount is of, and that one alone is shared. */
function check(linhas: Conferidas, { loja, deIndicacao }: Loja): RecusaDaLinha[] {
  const inteiros = linhas.map(({ conferida, atual }) => {
    const ditos = depoisOf(conferida.mudancas)
    return { idcupom: uuidv7(), ...atual?.cupom, ...toDeclarado(ditos, atual?.cupom, loja) }
  })
  const { erros } = parseLinhas(CadastroCupom, inteiros)
  return [
    ...erros.map(({ linha, campo, erro }) => ({ lugar: linha, campo: campoOf(campo), erro })),
    ...linhas.flatMap(({ conferida: { mudancas }, celulas, atual }, lugar): RecusaDaLinha[] => {
      const inteiro = inteiros[lugar]
      const muda = mudancas.some(({ campo }) => campo === 'valor' || campo === 'tipodesconto')
      const duvida = muda && findDuvidaDoDesconto(celulas.valor ?? '', inteiro?.tipodesconto ?? '')
      const outro = deIndicacao !== null && deIndicacao !== atual?.id
      const repete = outro && inteiro?.indicacao === true && inteiro.ativo !== false
      return [
        ...(duvida ? [{ lugar, campo: 'valor', erro: duvida }] : []),
        ...(repete && mudancas.some(({ campo }) => campo === 'indicacao' || campo === 'ativo')
          ? [
              {
                lugar,
                campo: 'indicacao',
                erro: 'A loja já tem um cupom de indicação. Desligue o outro antes.',
              },
            ]
          : []),
      ]
    }),
  ]
}

function depoisOf(mudancas: readonly { campo: string; depois: Valor }[]): Partial<Record<CampoCupom, Valor>> {
  return Object.fromEntries(mudancas.map(({ campo, depois }) => [campo, depois]))
}
