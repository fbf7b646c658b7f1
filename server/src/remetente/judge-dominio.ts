import type { VeredictoDns } from '@vitrine/contract'

import type { Resolvedor } from '#dominio'

/** What the domain of a sender must say: the host that SPF includes, the selector of DKIM; null: the platform does not tell. */
export interface Exigencia {
  spf: string | null
  dkim: string | null
}

export const nomeDkim = (seletor: string, dominio: string) => `${seletor}._domainkey.${dominio}`

/** Whether a domain lets the mail server send for it, by SPF (RFC 7208) and by DKIM (RFC 6376). */
export async function judgeDominio(
  resolvedor: Resolvedor,
  dominio: string,
  { spf, dkim }: Exigencia,
): Promise<{ spf: VeredictoDns; dkim: VeredictoDns }> {
  const judge = async (
    nome: string,
    isBom: (textos: readonly string[]) => boolean,
  ): Promise<VeredictoDns> => {
    const textos = await resolvedor.listTextos(nome)
    if (textos === null) return 'SEM_RESPOSTA'
    return isBom(textos) ? 'EM_ORDEM' : 'FALTA'
  }
  const naoDito: VeredictoDns = 'NAO_CONFIGURADO'
  const [doSpf, doDkim] = await Promise.all([
    spf === null ? naoDito : judge(dominio, (textos) => includesSpf(textos, spf)),
    dkim === null ? naoDito : judge(nomeDkim(dkim, dominio), hasChave),
  ])
  return { spf: doSpf, dkim: doDkim }
}

/** Two records of SPF are an error of the domain: mail servers then believe none (RFC 7208, 4.5). */
function includesSpf(textos: readonly string[], host: string): boolean {
  const registros = textos.filter((texto) => /^v=spf1( |$)/i.test(texto))
  const termos = registros[0]?.toLowerCase().split(/ +/) ?? []
  const isDele = (termo: string) =>
    [`include:${host}`, `+include:${host}`, `redirect=${host}`].includes(termo)
  return registros.length === 1 && termos.some(isDele)
}

/** A key that was withdrawn is written with an empty `p` (RFC 6376, 3.6.1). */
function hasChave(textos: readonly string[]): boolean {
  return textos.some((texto) => {
    const campos = new Map(
      texto.split(';').map((campo) => {
        const [nome = '', ...valor] = campo.split('=')
        return [nome.trim().toLowerCase(), valor.join('=').trim()]
      }),
    )
    const versao = campos.get('v') ?? 'DKIM1'
    return versao.toUpperCase() === 'DKIM1' && (campos.get('p') ?? '') !== ''
  })
}
