import { aparenciaDaLoja, CHAVE_APARENCIA, type Aparencia } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm, type Quem } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { entradasOf, findGuardado, saveFornecedor } from '#fornecedor'
import { listAusentes } from '#imagem'
import { Falha, uuidv7, type Db, type Sql, type Transaction } from '#infra'

import { findEditado, type Editado } from './find-editado.ts'
import { endVersoes } from './publish-rascunho.ts'
import { saveVersoes } from './save-versoes.ts'

type Base = '/painel/v1/{idfornecedor}/aparencia'
type Dita = Pick<Aparencia, 'entradas' | 'logo'>
const semLogo = { claro: '', escuro: '', simbolo: '' }

/**
 * The look of a store as it stands: the inputs of its theme and its logo (ux 2.2, decisions 0137, 0142). A change by these calls is worn at
 * once; drafts and versions of it are content of the kind APARENCIA (decision 0167).
 */
export function createAparenciaHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/aparencia': async ({ contexto }) => {
      const aparencia = await findAparencia(sql, quemOf(contexto).idfornecedor)
      if (!aparencia) throw new Falha('nao_encontrado')
      return aparencia
    },
    'PUT /painel/v1/{idfornecedor}/aparencia': ({ body: { entradas, logo, versao }, contexto }) => {
      const quem = quemOf(contexto)
      return saveUm(sql, {
        save: async (tx) => {
          // What stays of the row is read after whoever writes it now.
          await lockCatalogo(tx, quem.idfornecedor)
          const antes = await findAparencia(tx, quem.idfornecedor)
          const atual = { ...semLogo, ...antes?.logo }
          if (logo) await checkLogo(tx, logo, atual)
          const tema = { entradas, logo: logo ?? atual }
          await saveFornecedor(tx, quem, { tema, versao: versao ?? 'qualquer' })
          await wearAgora(tx, quem, tema)
        },
        find: (tx) => findAparencia(tx, quem.idfornecedor),
      })
    },
  }
}

const alvoOf = (idfornecedor: string) => ({ tipo: 'APARENCIA', idconteudo: idfornecedor }) as const

/** What shoppers see: the version in force, else what the supplier's record says. `versao` is the record's. */
async function findAparencia(db: Db, idfornecedor: string): Promise<Aparencia | undefined> {
  const guardado = await findGuardado(db, idfornecedor)
  if (!guardado) return undefined
  const editado = await findEditado(db, idfornecedor, alvoOf(idfornecedor))
  const tema = readPublicada(editado) ?? guardado.tema
  // Written before there were symbols, it names none.
  return { entradas: entradasOf(tema), logo: { ...semLogo, ...tema?.logo }, versao: guardado.versao }
}

const readPublicada = ({ no_ar }: Editado): Dita | undefined =>
  no_ar ? aparenciaDaLoja.dados.safeParse(no_ar.dados).data : undefined

/** Over a version that stands the record would change nothing: the same is published, and ends what was in force. */
async function wearAgora(tx: Transaction, quem: Quem, dados: Dita): Promise<void> {
  const alvo = alvoOf(quem.idfornecedor)
  const { vigentes } = await findEditado(tx, quem.idfornecedor, alvo)
  if (vigentes.length === 0) return
  const de = new Date().toISOString()
  const nova = {
    idpublicacao: uuidv7(),
    idconteudo: alvo.idconteudo,
    chave: CHAVE_APARENCIA,
    de,
    versao: null,
  }
  await endVersoes(tx, quem, { tipo: alvo.tipo, vigentes, quando: de })
  await saveVersoes(tx, quem, alvo.tipo, [{ ...nova, estado: 'PUBLICADA', dados: { ...dados } }])
}

type Logo = Aparencia['logo']

/** A shop shows no picture that is not there; what stands there already stays. */
async function checkLogo(db: Db, logo: Logo, atual: Logo): Promise<void> {
  const novos = (['claro', 'escuro', 'simbolo'] as const).filter((campo) => logo[campo] !== atual[campo])
  const hashes = novos.map((campo) => logo[campo]).filter(Boolean)
  const ausentes = await listAusentes(db, hashes)
  const errados = novos.filter((campo) => ausentes.has(logo[campo]))
  if (errados.length === 0) return
  throw new Falha('entrada_invalida', {
    campos: Object.fromEntries(errados.map((campo) => [`logo.${campo}`, 'Esta imagem não existe.'])),
  })
}
