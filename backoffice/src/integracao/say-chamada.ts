import type {
  ApiKey,
  CallKey,
  ChamadaDeChave,
  ChamadaFeita,
  ContaDeChamadas,
  HoraDeChamadas,
  SituacaoDaChamada,
  UsoDeUmaChave,
} from '@vitrine/contract'
import { formatDia, formatQuando, todayIn, type Hoje } from '@vitrine/rules/data'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

const ENTRADAS: Readonly<Record<string, string>> = {
  'POST /painel/v1/{idfornecedor}/entrar': 'Entrar com a chave',
  'POST /v4/api-key/login': 'Abrir a loja para um cliente',
}
const HORA_MS = 3_600_000

/** A call in words; one that there are none for, by its name. */
export const sayChamada = (chamada: string, possiveis: readonly ChamadaDeChave[]): string =>
  ENTRADAS[chamada] ?? possiveis.find((cada) => cada.chamada === chamada)?.faz ?? chamada

export const situacaoOf = (status: number): SituacaoDaChamada => {
  if (status >= 500) return 'FALHOU'
  return status >= 400 ? 'RECUSADA' : 'ACEITA'
}

export const situacoesDitas: Readonly<
  Record<SituacaoDaChamada, { nome: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  ACEITA: { nome: 'Aceita', tone: 'success' },
  RECUSADA: { nome: 'Recusada', tone: 'warning' },
  FALHOU: { nome: 'Falhou', tone: 'danger' },
}

/** What an integration can do about it; null: nothing more than its code says. */
export function explainRecusa({ status, codigo }: Pick<ChamadaFeita, 'status' | 'codigo'>): string | null {
  if (status === 429) return 'Foram chamadas demais em um minuto. Espere o que diz o cabeçalho Retry-After.'
  if (codigo === 'credenciais_invalidas')
    return 'A chave foi revogada, venceu, é de outro uso ou foi enviada a outra loja.'
  if (codigo === 'sessao_expirada') return 'A sessão do sistema acabou: entre de novo com a chave.'
  if (codigo === 'sem_permissao') return 'Esta chave não faz esta chamada.'
  return status >= 500 ? 'A falha foi nossa: o mesmo envio pode ser repetido.' : null
}

/** `12 chamadas: 10 aceitas, 1 recusada, 1 falhou`. */
export function sayConta({ aceitas, recusadas, falharam }: ContaDeChamadas): string {
  const total = pluralize(aceitas + recusadas + falharam, 'chamada', 'chamadas')
  const partes = [
    pluralize(aceitas, 'aceita', 'aceitas'),
    pluralize(recusadas, 'recusada', 'recusadas'),
    pluralize(falharam, 'falhou', 'falharam'),
  ]
  return `${total}: ${partes.join(', ')}`
}

export const sumContas = (contas: readonly ContaDeChamadas[]): ContaDeChamadas =>
  contas.reduce<ContaDeChamadas>(
    (antes, { aceitas, recusadas, falharam }) => ({
      aceitas: antes.aceitas + aceitas,
      recusadas: antes.recusadas + recusadas,
      falharam: antes.falharam + falharam,
    }),
    { aceitas: 0, recusadas: 0, falharam: 0 },
  )

/** A bar of the picture. */
export interface Barra extends ContaDeChamadas {
  quando: string
  dito: string
}

/** Bars from the first hour to the last, empty ones too: by the hour, or by the day of the store. */
export function makeBarras(
  horas: readonly HoraDeChamadas[],
  { desde, agora, porDia, hoje }: { desde: string; agora: string; porDia: boolean; hoje: Hoje },
): Barra[] {
  const nameOf = (hora: string) =>
    porDia ? todayIn(hoje.fuso, new Date(hora)) : new Date(hora).toISOString()
  const porNome = Map.groupBy(horas, ({ hora }) => nameOf(hora))
  const primeira = Math.floor(Date.parse(desde) / HORA_MS) * HORA_MS
  const quantas = Math.floor((Date.parse(agora) - primeira) / HORA_MS) + 1
  const nomes = new Set(
    Array.from({ length: quantas }, (_, i) => nameOf(new Date(primeira + i * HORA_MS).toISOString())),
  )
  return [...nomes].map((quando) => ({
    quando,
    dito: porDia ? formatDia(quando) : formatQuando(quando, hoje),
    ...sumContas(porNome.get(quando) ?? []),
  }))
}

/** What a key of a system may and did not call in 30 days, and what is left of it when it is narrowed; null: nothing to take away. */
export function findSobra(
  { uso, chamadas, revogada_em }: ApiKey,
  usadas: UsoDeUmaChave['usadas'],
  possiveis: readonly ChamadaDeChave[],
): { usadas: string[]; sobram: string[]; pode: number } | null {
  if (uso !== 'ERP' || revogada_em !== null) return null
  const pode = chamadas ?? possiveis.map(({ chamada }) => chamada)
  const nomes = new Set(usadas.map(({ chamada }) => chamada))
  const sobram = pode.filter((chamada) => !nomes.has(chamada))
  const ficam = pode.filter((chamada) => nomes.has(chamada))
  return sobram.length === 0 || ficam.length === 0 ? null : { usadas: ficam, sobram, pode: pode.length }
}

/** Each `{name}` of a call as it is filled in by hand: `{num}` is NUM. The store is known. */
export const paramsOf = (chamada: string, idfornecedor: string): Record<string, string> =>
  Object.fromEntries(
    [...chamada.matchAll(/\{(\w+)\}/g)].map(([, nome = '']) => [
      nome,
      nome === 'idfornecedor' ? idfornecedor : nome.toUpperCase(),
    ]),
  )

/** Calls that begin a session need none. */
export const isEntrada = (chamada: string): boolean => Object.hasOwn(ENTRADAS, chamada)
/** It was written as a call of the contract; one that there is no more cannot be made again. */
export const asCall = (chamada: string): CallKey => chamada as CallKey

export const sayMs = (ms: number): string => `${formatQuantidade(ms)} ms`
