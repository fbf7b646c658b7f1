import { randomInt, randomUUID } from 'node:crypto'

import { withCnpjDigitos, withCpfDigitos } from '@vitrine/rules/documento'

import { withBanco } from './banco.ts'

const SENHA_DEMO = 'vitrine-demo'

/** What a login of a test is. */
export interface Conta {
  email: string
  senha: string
}

/** Demo accounts that nothing is bought or changed with: their past orders are what the demo data says. */
export const ana: Conta = { email: 'ana@vitrine.example', senha: SENHA_DEMO }
export const bar: Conta = { email: 'bar@vitrine.example', senha: SENHA_DEMO }
export const atendente: Conta = { email: 'atende@vitrine.example', senha: SENHA_DEMO }
export const dono: Conta = { email: 'dono@vitrine.example', senha: SENHA_DEMO }
export const operador: Conta = { email: 'operador@vitrine.example', senha: SENHA_DEMO }

/**
 * A customer of this test alone: addresses, approval, limit and tags of a demo account, no cart, order or coupon yet, and
 * no representative, whose list others read meanwhile, and no code in an ERP, which is one cliente's alone. Tests that run side by side, or again, so never meet in one cart.
 */
export async function createConta(modelo: 'ana' | 'bar'): Promise<Conta> {
  const email = `${modelo}-${randomUUID()}@vitrine.example`
  const idusuario = randomUUID()
  const idcliente = randomUUID()
  await withBanco((sql) =>
    sql.begin(async (tx) => {
      // A copy of the row, whatever columns the table gets, in which only these few values differ.
      const [original] = await tx<{ idusuario: string; idcliente: string }[]>`
        select idusuario, idcliente from usuario join usuario_cliente using (idusuario)
        where email = ${`${modelo}@vitrine.example`} and primario`
      if (!original) throw new Error(`no demo account ${modelo}`)
      await tx`
        insert into usuario select (jsonb_populate_record(u, ${tx.json({ idusuario, email })})).*
        from usuario u where u.idusuario = ${original.idusuario}`
      await tx`
        insert into cliente select (jsonb_populate_record(c, jsonb_build_object('idcliente', ${idcliente}::uuid, 'email', ${email}::text,
          'documento', ${drawDigitos(9)}::text || right(c.documento, length(c.documento) - 9)))).*
        from cliente c where c.idcliente = ${original.idcliente}`
      await tx`
        insert into usuario_cliente select (jsonb_populate_record(uc, ${tx.json({ idusuario, idcliente })})).*
        from usuario_cliente uc where uc.idusuario = ${original.idusuario} and primario`
      await tx`
        insert into cadastroextracliente select (jsonb_populate_record(x, jsonb_build_object('idcliente', ${idcliente}::uuid,
          'idcadastroextracliente', gen_random_uuid(), 'credito_usado_centavos', 0, 'idrepresentante', null, 'cod_erp', null))).*
        from cadastroextracliente x where x.idcliente = ${original.idcliente}`
      await tx`
        insert into endereco select (jsonb_populate_record(e, jsonb_build_object('idcliente', ${idcliente}::uuid,
          'idendereco', gen_random_uuid()))).*
        from endereco e where e.idcliente = ${original.idcliente}`
      // The terms in force are accepted, by the demo account as by its copy: what is asked of others is conta.e2e's to tell.
      await tx`
        insert into aceite_termo (idaceite, idusuario, idcliente, versao, ip, agente)
        select gen_random_uuid(), ${idusuario}, ${idcliente}, versao, '127.0.0.1', '' from termo_uso`
    }),
  )
  return { email, senha: SENHA_DEMO }
}

/** Lets the login of `conta` buy for the cliente of `outra` too. */
export async function linkConta(conta: Conta, outra: Conta): Promise<void> {
  await withBanco(
    (sql) => sql`
      insert into usuario_cliente (idusuario, idcliente)
      select u.idusuario, uc.idcliente from usuario u, usuario o join usuario_cliente uc on uc.idusuario = o.idusuario
      where u.email = ${conta.email} and o.email = ${outra.email}`,
  )
}

/** Another name for the cliente of an account. */
export async function nameCliente({ email }: Conta, nome: string): Promise<void> {
  await withBanco(
    (sql) => sql`
      update cliente set nome = ${nome} from usuario_cliente uc join usuario u using (idusuario)
      where uc.idcliente = cliente.idcliente and u.email = ${email}`,
  )
}

function drawDigitos(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

/** A new CPF or CNPJ, with valid check digits. */
export function drawDocumento(tipo: 'CPF' | 'CNPJ'): string {
  return tipo === 'CPF' ? withCpfDigitos(drawDigitos(9)) : withCnpjDigitos(`${drawDigitos(8)}0001`)
}
