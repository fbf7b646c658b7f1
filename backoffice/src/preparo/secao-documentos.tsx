import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import type { ConteudoResumido, Estreia, Identidade } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import type { DocumentoDaLoja } from '@vitrine/rules/publicacao'
import { Button, Pill } from '@vitrine/ui'

import { api, urlsPainel, useTrabalho } from '#shell'

import { findDocumentos } from './documentos.ts'
import { modelosDeDocumentos } from './modelos-de-documentos.ts'

const situacoes = {
  NO_AR: 'No ar',
  AGENDADO: 'Agendado',
  RASCUNHO: 'Rascunho',
  FORA_DO_AR: 'Fora do ar',
} as const

/** On what terms the store sells, in its own words: three pages, each begun from a model, read and published where pages are (issue 17, line 2). */
export function SecaoDocumentos({
  paginas,
  identidade,
  termo,
}: {
  paginas: readonly ConteudoResumido[]
  identidade: Identidade
  termo: Estreia['termo']
}) {
  const { escrevendo, erro, begin } = useModelo(identidade)
  return (
    <>
      <p className="text-ink-muted">
        O cliente lê no rodapé da loja e no fim da compra, e aceita ao se cadastrar. Cada publicação é uma
        versão com data: fica guardado qual delas cada um aceitou. O modelo é um começo: leia, mude o que for
        preciso e publique.
      </p>
      <TermoDaPlataforma termo={termo} />
      {erro && <p role="alert">{erro}</p>}
      <ul className="ajustes-lista" aria-label="Documentos da loja">
        {findDocumentos(paginas).map(({ chave, pagina }) => {
          const { titulo } = modelosDeDocumentos[chave](identidade)
          return (
            <li key={chave}>
              <Documento chave={chave} titulo={titulo} pagina={pagina} />
              {!pagina && (
                <Button
                  variant="outline"
                  size="s"
                  loading={escrevendo === chave}
                  disabled={escrevendo !== null && escrevendo !== chave}
                  onClick={() => void begin(chave)}
                >
                  Escrever a partir do modelo<span className="sr-only">: {titulo}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What holds in all stores, whatever this one writes. */
function TermoDaPlataforma({ termo }: { termo: Estreia['termo'] }) {
  const { slug } = useTrabalho().loja
  if (!termo) return null
  return (
    <p>
      Em todas as lojas vale também:{' '}
      <a className="link" href={urls.termos(slug)} target="_blank" rel="noreferrer">
        {termo.titulo}, versão {termo.versao}
      </a>
      , da plataforma.
    </p>
  )
}

function Documento({
  chave,
  titulo,
  pagina,
}: {
  chave: string
  titulo: string
  pagina: ConteudoResumido | null
}) {
  const { slug } = useTrabalho().loja
  return (
    <div>
      {pagina ? (
        <Link className="link" to={urlsPainel.pagina(slug, pagina.idconteudo)}>
          {pagina.titulo || titulo}
        </Link>
      ) : (
        <span className="font-semibold">{titulo}</span>
      )}{' '}
      <Pill {...(pagina?.situacao === 'NO_AR' && { tone: 'success' as const })}>
        {pagina ? situacoes[pagina.situacao] : 'Por escrever'}
      </Pill>
      <p>/pagina/{chave}</p>
    </div>
  )
}

/** Begins a document from its model, as a draft that nobody sees, and goes to where it is written. */
function useModelo(identidade: Identidade) {
  const { idfornecedor, slug } = useTrabalho().loja
  const navigate = useNavigate()
  const [escrevendo, setEscrevendo] = useState<DocumentoDaLoja | null>(null)
  const [erro, setErro] = useState('')
  async function begin(chave: DocumentoDaLoja) {
    setEscrevendo(chave)
    setErro('')
    const idconteudo = crypto.randomUUID()
    const resposta = await api('PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho', {
      params: { idfornecedor, tipo: 'PAGINA', idconteudo },
      body: { chave, dados: { ...modelosDeDocumentos[chave](identidade) }, versao: null },
    })
    setEscrevendo(null)
    if (resposta.ok) void navigate(urlsPainel.pagina(slug, idconteudo))
    else setErro(Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error)
  }
  return { escrevendo, erro, begin }
}
