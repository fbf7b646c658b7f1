import { limitesDaImagem, type FotoRecebida, type Imagem } from '@vitrine/contract'
import { readNomeDaFoto } from '@vitrine/rules/foto'

import { asFalha, CadastroRecusado, listGuardadas, type Quem } from '#cadastro'
import { saveImagens, shrinkFoto } from '#imagem'
import { Falha, type Db, type Sql, type Transaction } from '#infra'
import { cadastroProduto, saveProdutos } from '#produto'

import { findProdutoDoCodigo } from './foto.repository.ts'

interface Enviada {
  nome: string
  codigo?: string | undefined
  /** The file in base64. */
  dados: string
}

/** Two pictures of one product may come at once: the second is put beside the first. */
const VEZES = 5

/**
 * Takes a picture in and gives it to the product that its name means; without such a product nothing is kept. Sent again it changes nothing.
 * Errors: `entrada_invalida` at `dados` where it is no picture, and where the product takes no more of them; `cadastro_mudou` where others write
 * the product all the time.
 */
export async function receiveFoto(
  sql: Sql,
  quem: Quem,
  { nome, codigo, dados }: Enviada,
): Promise<FotoRecebida> {
  const { codigos, posicao } = readNomeDaFoto(nome)
  const produto = await findProdutoDoCodigo(sql, quem.idfornecedor, listFormas(codigo ? [codigo] : codigos))
  if (!produto) return { produto: null, hash: null, ja_estava: false }
  // Decoded before anything is held; without its product it is one that nothing names.
  const [foto] = await saveImagens(sql, quem, [{ dados: await readFoto(dados) }]).catch(refuseDados)
  if (!foto) throw refuse('A imagem está incompleta ou danificada.')
  for (let vez = 1; ; vez++) {
    try {
      return await sql.begin((tx) => addFoto(tx, quem, { produto, posicao, foto }))
    } catch (error) {
      if (!(error instanceof CadastroRecusado) || vez === VEZES)
        return asFalha(Promise.reject(error as Error))
    }
  }
}

/** People write codes in capitals or not. */
const listFormas = (codigos: readonly string[]): string[] => [
  ...new Set(
    codigos.flatMap((codigo) => [codigo.trim(), codigo.trim().toUpperCase(), codigo.trim().toLowerCase()]),
  ),
]

/** As it is kept: a photograph upright, no larger than a screen, without what the camera wrote beside it; a drawing as it came. */
async function readFoto(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) throw refuse('O arquivo está vazio.')
  if (bytes.length > limitesDaImagem.bytes)
    throw refuse(`A imagem passa de ${limitesDaImagem.bytes / 1024 / 1024} MB.`)
  const menor = await shrinkFoto(bytes)
  if (menor && 'erro' in menor) throw refuse(menor.erro)
  return menor?.dados ?? bytes
}

const refuse = (erro: string) => new Falha('entrada_invalida', { campos: { dados: erro } })

interface Destino {
  produto: string
  posicao: number
  foto: { hash: string; cor: string }
}

async function addFoto(
  tx: Transaction,
  quem: Quem,
  { produto, posicao, foto: { hash, cor } }: Destino,
): Promise<FotoRecebida> {
  const antes = await findDoProduto(tx, quem.idfornecedor, produto)
  // Removed since it was found.
  if (!antes) return { produto: null, hash: null, ja_estava: false }
  if (antes.imagens.some((imagem) => imagem.hash === hash)) return { produto: antes, hash, ja_estava: true }
  const imagens = antes.imagens.toSpliced(posicao - 1, 0, { hash, alt: antes.nome, cor })
  await saveProdutos(tx, quem, [{ idcadastroextraproduto: produto, imagens, versao: antes.versao }]).catch(
    refuseDados,
  )
  const depois = await findDoProduto(tx, quem.idfornecedor, produto)
  return { produto: depois ?? antes, hash, ja_estava: false }
}

async function findDoProduto(db: Db, idfornecedor: string, idcadastroextraproduto: string) {
  const [row] = await listGuardadas(db, cadastroProduto, idfornecedor, [{ idcadastroextraproduto }])
  if (!row) return undefined
  const { sku, nome, imagens, versao } = row
  // Written by the contract's schema of a product.
  return { idcadastroextraproduto, sku, nome, imagens: imagens as Imagem[], versao }
}

/** Whatever is wrong is wrong with the picture that was sent. */
function refuseDados(error: unknown): never {
  if (!(error instanceof Falha) || !error.extra.campos) throw error
  throw refuse(Object.values(error.extra.campos)[0] ?? error.message)
}
