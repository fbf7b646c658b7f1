import { domainToUnicode } from 'node:url'

import { urls, type DominioDaLoja, type DominioOlhado, type DominiosDaLoja } from '@vitrine/contract'

import { toLinkPublico, type Db } from '#infra'

import { listDominios, type DominioRow } from './dominio.repository.ts'
import { nomeDaProva } from './judge-host.ts'
import type { ConfigDoDominio } from './refuse-host.ts'

/** Hosts of a supplier as its panel shows them. */
export async function showDominios(
  db: Db,
  config: ConfigDoDominio,
  { idfornecedor, slug }: { idfornecedor: string; slug: string },
): Promise<DominiosDaLoja> {
  const rows = (await listDominios(db, idfornecedor)).filter(
    ({ removido_em, no_ar }) => no_ar || !removido_em,
  )
  const primeiro = rows.find(({ no_ar }) => no_ar)?.dominio ?? null
  return {
    data: rows.map(toDominio),
    apontar: listAlvos(config),
    url: sayUrl(config, primeiro, slug),
  }
}

/** At its own host a store needs no name in the path; in the demo, where no such host exists, it does. */
function sayUrl(config: ConfigDoDominio, dominio: string | null, slug: string): string {
  const url = toLinkPublico(config, { dominio, caminho: '' })
  return url + (new URL(url).hostname === dominio ? '/' : urls.loja(slug))
}

function listAlvos({ dominioAlvo, dominioEnderecos }: ConfigDoDominio): DominiosDaLoja['apontar'] {
  return [
    ...(dominioAlvo ? [{ tipo: 'CNAME' as const, valor: dominioAlvo }] : []),
    ...dominioEnderecos.map((valor) => ({
      tipo: valor.includes(':') ? ('AAAA' as const) : ('A' as const),
      valor,
    })),
  ]
}

export function toDominio(row: DominioRow): DominioDaLoja {
  const { dominio, prova, principal, perdido_por, visto_em, visto_prova, visto_apontamento, de_outra } = row
  return {
    dominio,
    nome: domainToUnicode(dominio) || dominio,
    estado: estadoOf(row),
    principal,
    motivo: row.no_ar ? null : perdido_por,
    prova: prova === null ? null : { tipo: 'TXT', nome: nomeDaProva(dominio), valor: prova },
    visto:
      visto_em && visto_prova && visto_apontamento
        ? { prova: visto_prova, apontamento: visto_apontamento, de_outra, visto_em: visto_em.toISOString() }
        : null,
    proximo_em: row.proximo_em?.toISOString() ?? null,
  }
}

function estadoOf({ no_ar, perdido_em, provado_em }: DominioRow): DominioDaLoja['estado'] {
  if (no_ar) return 'NO_AR'
  if (perdido_em) return 'PERDIDO'
  return provado_em ? 'AGUARDANDO_APONTAMENTO' : 'AGUARDANDO_PROVA'
}

/** A host after a look, with what is missing in words for people. */
export const toOlhado = (row: DominioRow): DominioOlhado => {
  const mostrado = toDominio(row)
  return { ...mostrado, mensagem: describe(mostrado) }
}

function describe({ nome, estado, visto }: DominioDaLoja): string {
  if (estado === 'NO_AR')
    return visto?.apontamento === 'FALTA'
      ? `${nome} está no ar, mas não aponta mais só para a loja. Refaça os registros em até três dias.`
      : `${nome} está no ar.`
  if (!visto) return `${nome} ainda não foi conferido.`
  if (visto.de_outra)
    return `${nome} ainda tem a prova de outra loja ao lado da sua. Apague o outro registro TXT e confira de novo.`
  const silencio = visto.prova === 'SEM_RESPOSTA' || visto.apontamento === 'SEM_RESPOSTA'
  if (visto.apontamento === 'NAO_CONFIGURADO')
    return 'A plataforma ainda não informou para onde o domínio aponta. Fale com quem a opera.'
  if (silencio) return `O DNS de ${nome} não respondeu. Nada mudou: confira de novo em alguns minutos.`
  const faltam = [
    ...(visto.prova === 'FALTA' ? ['o registro TXT da prova'] : []),
    ...(visto.apontamento === 'FALTA' ? ['o registro que aponta para a loja'] : []),
  ]
  return `Falta ${faltam.join(' e ')}. Crie como mostrado e confira de novo: a mudança pode levar algumas horas.`
}
