import { urls, type MembroDaEquipe, type PapelNaEquipe } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { composeConviteEquipe } from '#correio'
import { Falha, SEM_SENHA, uuidv7, type EnderecoDaLoja, type Sql } from '#infra'
import { inviteDono } from '#verificacao'

import { admitConvidado } from './admit-convidado.ts'
import { ensureLogin, findDominio, listMembros } from './membro.repository.ts'

export interface EquipeDeps {
  sql: Sql
  config: EnderecoDaLoja
}

interface Convidada {
  nome: string
  email: string
  papel: PapelNaEquipe
}

/** So many work at a store at most: letters go to no lists. */
const MAX_MEMBROS = 1000

const FUNCOES: Record<PapelNaEquipe, string> = {
  representante: 'você vende para os clientes dela como representante',
  atendente: 'você atende os clientes dela no painel',
  fornecedor: 'você administra a loja no painel',
}

/**
 * Lets somebody work at a supplier and writes to them, all or nothing; who does already has one role more, and the letter goes out again.
 * Errors: `entrada_invalida` where the team is as large as it may be.
 */
export function inviteMembro(
  { sql, config }: EquipeDeps,
  quem: Quem & { loja: { slug: string; nome: string } },
  { nome, email, papel }: Convidada,
): Promise<{ membro: MembroDaEquipe; convite: 'ENVIADO' | 'JA_ENTRA' }> {
  const { idfornecedor, loja } = quem
  return sql.begin(async (tx) => {
    const convidado = await ensureLogin(tx, { idusuario: uuidv7(), nome, email, senha_hash: SEM_SENHA })
    await admitConvidado(tx, quem, { idusuario: convidado.idusuario, papel })
    const membros = await listMembros(tx, idfornecedor)
    if (membros.length > MAX_MEMBROS)
      throw new Falha('entrada_invalida', { campos: { email: 'A equipe já tem mil pessoas.' } })
    const convite = await inviteDono(tx, config, {
      convidado,
      loja: { idfornecedor, dominio: await findDominio(tx, idfornecedor), ...loja },
      compose: (ditos) => composeConviteEquipe(ditos, FUNCOES[papel]),
      // Who sells for it does so in the shop itself.
      ...(papel === 'representante' && { caminho: urls.loja(loja.slug) }),
    })
    const [membro] = await listMembros(tx, idfornecedor, convidado.idusuario)
    if (!membro) throw new Error('a member that was written was not found')
    return { membro, convite }
  })
}
