import { Link, useLoaderData } from 'react-router'

import type { ConteudoEditado } from '@vitrine/contract'
import { EmptyState } from '@vitrine/ui'

import { NaoLido, useGuarda } from '#cadastro'
import { Barra, listMudancas, Previa, useEdicao, useVez } from '#publicacao'
import { Titulo, urlsPainel, useTrabalho } from '#shell'

import { toVersao } from './blocos.ts'
import { FormularioDaPagina } from './formulario-da-pagina.tsx'
import type { loadPagina } from './load-paginas.ts'

export { loadPagina as loader } from './load-paginas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Página' }

/** One static page: what stands on it, and the real store with it beside (ux 1.17, 3.10). */
export default function TelaDaPagina() {
  useGuarda()
  const { slug } = useTrabalho().loja
  const { editada, semDireito, host } = useLoaderData<typeof loadPagina>()
  return (
    <div className="ajustes conteudo">
      <Titulo>Página</Titulo>
      <h1>Página</h1>
      {semDireito && (
        <EmptyState icon="lock" title="O seu papel nesta loja não muda o conteúdo">
          Peça a quem administra a loja.
        </EmptyState>
      )}
      {!semDireito && (
        <p>
          <Link className="link" to={urlsPainel.paginas(slug)}>
            Todas as páginas
          </Link>
        </p>
      )}
      {!semDireito && !editada && <NaoLido>a página</NaoLido>}
      {!semDireito && editada && <Editor key={editada.idconteudo} editada={editada} host={host} />}
    </div>
  )
}

function Editor({ editada, host }: { editada: ConteudoEditado; host: string }) {
  const { idconteudo } = editada
  const edicao = useEdicao('PAGINA', idconteudo, editada)
  const { base } = edicao
  const { vez, write } = useVez(edicao)
  return (
    <div className="publicacao-lados">
      <div>
        <Barra
          tipo="PAGINA"
          idconteudo={idconteudo}
          edicao={edicao}
          compare={(antes, depois) => listMudancas(toVersao(antes), toVersao(depois))}
        />
        <FormularioDaPagina key={vez} base={base} host={host} onWrite={write} />
      </div>
      <Previa
        tipo="PAGINA"
        idconteudo={idconteudo}
        versao={base ? `${base.idpublicacao} ${base.versao}` : ''}
      />
    </div>
  )
}
