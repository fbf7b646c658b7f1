import { BlockList, isIP } from 'node:net'

import type { VeredictoDns } from '@vitrine/contract'

import type { ResolvedorDeHost } from './resolvedor.ts'

/** Where hosts of stores point to: a name of the platform's, addresses, or both. */
export interface Alvo {
  nome: string | null
  enderecos: readonly string[]
}

/** What DNS says of a host. */
export interface Olhado {
  prova: VeredictoDns
  apontamento: VeredictoDns
  /** Texts at the place of the proof. */
  textos: readonly string[]
}

/** Where the proof of a host stands: beside it, so that a host that is another name (CNAME) can have one. */
export const nomeDaProva = (dominio: string): string => `_vitrine.${dominio}`

/**
 * What DNS says of a host: whether the text `prova` stands at the place of its proof, and whether it leads to the platform and nowhere else.
 * Name servers alone are asked; nothing is fetched from the host.
 */
export async function judgeHost(
  resolvedor: ResolvedorDeHost,
  { dominio, prova }: { dominio: string; prova: string },
  alvo: Alvo,
): Promise<Olhado> {
  const [textos, apontamento] = await Promise.all([
    resolvedor.listTextos(nomeDaProva(dominio)),
    judgeApontamento(resolvedor, dominio, alvo),
  ])
  return { prova: judgeProva(textos, prova), apontamento, textos: textos ?? [] }
}

function judgeProva(textos: readonly string[] | null, prova: string): VeredictoDns {
  if (textos === null) return 'SEM_RESPOSTA'
  return textos.some((texto) => texto.trim() === prova) ? 'EM_ORDEM' : 'FALTA'
}

async function judgeApontamento(
  resolvedor: ResolvedorDeHost,
  dominio: string,
  { nome, enderecos }: Alvo,
): Promise<VeredictoDns> {
  if (nome === null && enderecos.length === 0) return 'NAO_CONFIGURADO'
  const [nomes, deles, doAlvo] = await Promise.all([
    nome === null ? NENHUM : resolvedor.listNomes(dominio),
    resolvedor.listEnderecos(dominio),
    nome === null ? NENHUM : resolvedor.listEnderecos(nome),
  ])
  if (nome !== null && nomes?.includes(nome)) return 'EM_ORDEM'
  if (nomes === null || deles === null || doAlvo === null) return 'SEM_RESPOSTA'
  const nossos = listOf([...enderecos, ...doAlvo])
  // One address elsewhere, and some visitors would find somebody else.
  return deles.length > 0 && deles.every((endereco) => nossos.check(endereco, familyOf(endereco)))
    ? 'EM_ORDEM'
    : 'FALTA'
}

const NENHUM: readonly string[] = []

/** Addresses are the same however they are written ('::1', '0:0::1'). */
function listOf(enderecos: readonly string[]): BlockList {
  const lista = new BlockList()
  for (const endereco of enderecos) lista.addAddress(endereco, familyOf(endereco))
  return lista
}

const familyOf = (endereco: string) => (isIP(endereco) === 6 ? 'ipv6' : 'ipv4')
