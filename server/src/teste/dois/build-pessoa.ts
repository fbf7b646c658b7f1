import { uuidv7 } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { buildCadastro, buildCliente, type ClienteDeTeste } from '../builders.ts'
import { hashSenhaLeve } from '../hash-senha-leve.ts'
import { acceptTermos, buildVinculado, type LoginDeTeste } from '../logins.ts'
import type { LojaDeDois } from './build-loja-de-dois.ts'

/** Of every customer here. */
export const SENHA_DE_DOIS = 'cavalo-bateria-grampo'
const hash = hashSenhaLeve(SENHA_DE_DOIS)

/** A customer who is registered with both suppliers. */
export interface PessoaDeDois {
  /** In every text of its own: 'ana', 'bia'. */
  nome: string
  cliente: ClienteDeTeste
  email: string
  documento: string
  vinculado: LoginDeTeste
}

/** Approved by both suppliers; another login buys for it, which was invited. */
export async function buildPessoa(
  app: AppDeTeste,
  nome: string,
  lojas: readonly LojaDeDois[],
): Promise<PessoaDeDois> {
  const { sql } = app
  const [primeira, ...outras] = lojas
  if (!primeira) throw new Error('a person without a supplier')
  const cliente = await buildCliente(sql, primeira.loja, { limite: 1_000_000 })
  const { idcliente, idusuario, idendereco } = cliente
  for (const { loja } of outras) await buildCadastro(sql, loja, cliente, { limite: 1_000_000 })
  await sql`update cliente set nome = ${`Pessoa ${nome}`}, telefone = ${`199${String(Date.now()).slice(-8)}`} where idcliente = ${idcliente}`
  await sql`update usuario set nome = ${`Login de ${nome}`}, senha_hash = ${await hash} where idusuario = ${idusuario}`
  await sql`update endereco set apelido = ${`Casa de ${nome}`}, rua = ${`Rua de ${nome}`}, pontoref = ${`Perto de ${nome}`} where idendereco = ${idendereco}`
  await sql`
    insert into endereco_faturamento (idcliente, idendereco, rua, numero, cidade, uf, cep)
    values (${idcliente}, ${uuidv7()}, ${`Rua da conta de ${nome}`}, '1', 'Campinas', 'SP', '13015002')`
  await acceptTermos(sql, cliente)
  const vinculado = await buildVinculado(sql, primeira.loja, [cliente])
  await sql`update usuario set nome = ${`Comprador de ${nome}`} where idusuario = ${vinculado.idusuario}`
  const [dados] = await sql<{ email: string; documento: string }[]>`
    select u.email, c.documento from usuario u, cliente c where u.idusuario = ${idusuario} and c.idcliente = ${idcliente}`
  if (!dados) throw new Error('no person')
  return { nome, cliente, vinculado, ...dados }
}

/** Whose things are built, at which supplier; `marca` stands in every text of them. */
export interface QuemDeDois {
  pessoa: PessoaDeDois
  onde: LojaDeDois
  marca: string
}
