import { urls, type CartaDaLoja, type EscritaDaCarta } from '@vitrine/contract'

import { lojaOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import {
  cartasFixas,
  explainEscrita,
  fillEscrita,
  insertCarta,
  modeloOf,
  modelos,
  renderHtml,
  sampleOf,
  visualOf,
} from '#correio'
import { Falha, toLinkPublico, uuidv7, type EnderecoDaLoja, type Sql } from '#infra'
import { hashChave, takeTentativa } from '#verificacao'

import { wakeCorreio } from './carta.repository.ts'

type Base = '/painel/v1/{idfornecedor}/cartas'
type Calls = `GET ${Base}` | `POST ${Base}/{modelo}/previa` | `POST ${Base}/{modelo}/teste`

/** Letters of a try to one mailbox in an hour. */
const TESTES = 20

/** Letters that a store sends, as its panel shows them (decision 0161). */
export function createCartaHandlers({
  sql,
  config,
}: {
  sql: Sql
  config: EnderecoDaLoja
}): HandlersOf<Calls> {
  const sample = (contexto: ContextoComprador, modelo: string, escrita: EscritaDaCarta) => {
    const dito = modeloOf(modelo)
    if (!dito) throw new Falha('nao_encontrado')
    const erros = explainEscrita(dito, escrita)
    if (Object.keys(erros).length > 0) throw new Falha('entrada_invalida', { campos: { ...erros } })
    const { nome, slug, publico } = lojaOf(contexto)
    const dominio = publico.config.dominio.dominio || null
    const url = toLinkPublico(config, { dominio, caminho: urls.loja(slug) })
    return fillEscrita(dito, escrita, sampleOf(dito, { nome, url }))
  }
  return {
    'GET /painel/v1/{idfornecedor}/cartas': () => ({ data: [...listEscritas(), ...listFixas()] }),
    'POST /painel/v1/{idfornecedor}/cartas/{modelo}/previa': ({ params, body, contexto }) => {
      const mostrada = sample(contexto, params.modelo, body)
      const { nome, slug, publico } = lojaOf(contexto)
      // Shown at the panel's own host: its pictures are asked there.
      const visual = visualOf({ nome, slug, entradas: publico.config.tema.entradas }, '')
      return { ...mostrada, html: renderHtml(mostrada, visual) }
    },
    'POST /painel/v1/{idfornecedor}/cartas/{modelo}/teste': async ({ params, body, contexto }) => {
      const { assunto, texto } = sample(contexto, params.modelo, body)
      const { idfornecedor } = lojaOf(contexto)
      const para = await sql.begin(async (tx) => {
        const [quem] = await tx<
          { email: string }[]
        >`select email from usuario where idusuario = ${contexto.idusuario}`
        if (!quem) throw new Falha('sem_permissao')
        const limite = { chave: hashChave(`carta-teste:${quem.email}`), maximo: TESTES }
        if (!(await takeTentativa(tx, [limite]))) throw new Falha('muitas_requisicoes')
        const idcorreio = uuidv7()
        const carta = { idcorreio, para: quem.email, assunto: `[Teste] ${assunto}`, texto }
        await insertCarta(tx, carta, { idfornecedor, chave: `carta-teste:${idcorreio}` })
        await wakeCorreio(tx)
        return quem.email
      })
      return { mensagem: `A carta de teste foi para ${para}.` }
    },
  }
}

const listEscritas = (): CartaDaLoja[] =>
  Object.entries(modelos).map(([modelo, { nome, quando, assunto, texto, partes }]) => ({
    modelo,
    nome,
    quando,
    fixa: '',
    assunto,
    texto,
    partes: Object.entries(partes).map(([parte, { rotulo, exemplo, exigida }]: [string, Parte]) => ({
      nome: parte,
      rotulo,
      exemplo,
      exigida: exigida === true,
    })),
  }))

interface Parte {
  rotulo: string
  exemplo: string
  exigida?: true
}

const listFixas = (): CartaDaLoja[] =>
  cartasFixas.map((fixa) => ({ ...fixa, modelo: '', assunto: '', texto: '', partes: [] }))
