import type { Remetente } from '@vitrine/contract'

import type { FornecedorVivo } from '#fornecedor'
import type { Config, Db } from '#infra'

import { nomeDkim, type Exigencia } from './judge-dominio.ts'
import { findRemetente, type RemetenteRow } from './remetente.repository.ts'

export type ConfigDoRemetente = Pick<
  Config,
  'smtpUrl' | 'correioDe' | 'correioSpf' | 'correioDkim' | 'dnsServidores'
>

export const exigenciaOf = ({ correioSpf: spf, correioDkim: dkim }: ConfigDoRemetente): Exigencia => ({
  spf,
  dkim,
})

export const dominioOf = (endereco: string): string => endereco.slice(endereco.lastIndexOf('@') + 1)

/** Of a supplier that set nothing. */
const nenhum: Omit<RemetenteRow, 'versao'> & { versao: null } = {
  versao: null,
  nome: '',
  endereco: null,
  resposta: null,
  caixa_em: null,
  dominio_em: null,
  verificado_em: null,
}

export async function showRemetente(
  db: Db,
  config: ConfigDoRemetente,
  { idfornecedor, nome: nomeDaLoja, publico }: FornecedorVivo,
): Promise<Remetente> {
  const proprio = (await findRemetente(db, idfornecedor)) ?? nenhum
  const { versao, nome, endereco, resposta } = proprio
  return {
    versao,
    nome,
    endereco,
    resposta,
    caixa_em: toInstante(proprio.caixa_em),
    dominio_em: toInstante(proprio.dominio_em),
    verificado_em: toInstante(proprio.verificado_em),
    envia_de: addressOf(proprio, config),
    envia_como: nome || nomeDaLoja,
    responde_para: resposta ?? publico.config.rodape.email,
    registros: endereco ? listRegistros(dominioOf(endereco), exigenciaOf(config)) : [],
  }
}

const toInstante = (quando: Date | null): string | null => quando?.toISOString() ?? null

function addressOf(
  { endereco, verificado_em }: Pick<RemetenteRow, 'endereco' | 'verificado_em'>,
  { smtpUrl, correioDe }: ConfigDoRemetente,
): string {
  if (!smtpUrl) return ''
  if (endereco && verificado_em) return endereco
  return /<([^>]+)>/.exec(correioDe)?.[1] ?? correioDe
}

function listRegistros(dominio: string, { spf, dkim }: Exigencia): Remetente['registros'] {
  const tipo = 'TXT'
  return [
    ...(spf ? [{ tipo, nome: dominio, contem: `v=spf1 include:${spf}` } as const] : []),
    ...(dkim ? [{ tipo, nome: nomeDkim(dkim, dominio), contem: 'v=DKIM1; p=' } as const] : []),
  ]
}
