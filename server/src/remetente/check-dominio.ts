import type { DominioConferido, VeredictoDns } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'
import { hashChave, takeTentativa } from '#verificacao'

import { judgeDominio, type Exigencia } from './judge-dominio.ts'
import { requireEndereco } from './prove-caixa.ts'
import { findRemetente, lockRemetente } from './remetente.repository.ts'
import type { Resolvedor } from '#dominio'
import { saveProva } from './save-remetente.ts'
import { dominioOf } from './show-remetente.ts'

/** Looks at one supplier's domain in an hour: each is a question to somebody else's servers. */
const POR_LOJA = 30

type Conferido = Pick<DominioConferido, 'spf' | 'dkim' | 'mensagem'>

/**
 * Looks whether the domain of a supplier's sender lets the mail server send for it, and keeps what it saw: in order, or not any more. Servers
 * that do not answer change nothing. Nothing is held while they are asked. Errors: `entrada_invalida` without an address,
 * `cadastro_mudou` when it was changed meanwhile, `muitas_requisicoes`.
 */
export async function checkDominio(
  sql: Sql,
  quem: Quem,
  { resolvedor, exigencia }: { resolvedor: Resolvedor; exigencia: Exigencia },
): Promise<Conferido> {
  const { idfornecedor } = quem
  const endereco = requireEndereco(await findRemetente(sql, idfornecedor))
  const limite = { chave: hashChave(`remetente:dns:${idfornecedor}`), maximo: POR_LOJA }
  if (!(await sql.begin((tx) => takeTentativa(tx, [limite])))) throw new Falha('muitas_requisicoes')
  const dominio = dominioOf(endereco)
  const { spf, dkim } = await judgeDominio(resolvedor, dominio, exigencia)
  await sql.begin(async (tx) => {
    const atual = await lockRemetente(tx, idfornecedor)
    if (atual?.endereco !== endereco)
      throw new Falha('cadastro_mudou', { detalhes: { versao: atual?.versao ?? null } })
    const emOrdem = spf === 'EM_ORDEM' && dkim === 'EM_ORDEM'
    const falta = spf === 'FALTA' || dkim === 'FALTA'
    if (emOrdem && !atual.dominio_em) await saveProva(tx, quem, { dominio_em: new Date().toISOString() })
    if (falta && atual.dominio_em) await saveProva(tx, quem, { dominio_em: null })
  })
  return { spf, dkim, mensagem: describe(dominio, { spf, dkim }) }
}

const frases: Record<Exclude<VeredictoDns, 'EM_ORDEM'>, (registros: string, dominio: string) => string> = {
  FALTA: (registros, dominio) =>
    `Falta ${registros} em ${dominio}. Crie o registro como mostrado e confira de novo: a mudança pode levar algumas horas.`,
  SEM_RESPOSTA: (registros, dominio) =>
    `O DNS de ${dominio} não respondeu sobre ${registros}. Nada mudou: confira de novo em alguns minutos.`,
  NAO_CONFIGURADO: (registros) => `A plataforma ainda não informou ${registros}. Fale com quem a opera.`,
}

function describe(dominio: string, veredictos: { spf: VeredictoDns; dkim: VeredictoDns }): string {
  const nomes = { spf: 'SPF', dkim: 'DKIM' }
  const com = (qual: VeredictoDns) =>
    (['spf', 'dkim'] as const).filter((nome) => veredictos[nome] === qual).map((nome) => nomes[nome])
  const ditas = (['FALTA', 'SEM_RESPOSTA', 'NAO_CONFIGURADO'] as const).flatMap((qual) =>
    com(qual).length > 0 ? [frases[qual](com(qual).join(' e '), dominio)] : [],
  )
  return ditas.length > 0 ? ditas.join(' ') : `O domínio ${dominio} está em ordem.`
}
