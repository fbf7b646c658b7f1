import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'

import type { ConteudoEditado, ConteudoResumido } from '@vitrine/contract'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { RecursosProvider } from '#descrito'
import { Barra, listMudancas, Previa, useEdicao, useVez } from '#publicacao'
import { urlsPainel, useTrabalho } from '#shell'

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
  const { editada, fileiras, recursos, semDireito, host } = useLoaderData<typeof loadPagina>()
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Página"
      semDireito={semDireito}
      direito="muda o conteúdo"
      partes={
        <p>
          <Link className="link" to={urlsPainel.paginas(slug)}>
            Todas as páginas
          </Link>
        </p>
      }
      oQue="a página"
    >
      {editada && (
        <RecursosProvider value={recursos}>
          <Editor key={editada.idconteudo} editada={editada} fileiras={fileiras} host={host} />
        </RecursosProvider>
      )}
    </MolduraDaTela>
  )
}

interface EditorProps {
  editada: ConteudoEditado
  fileiras: readonly ConteudoResumido[]
  host: string
}

function Editor({ editada, fileiras, host }: EditorProps) {
  const { idconteudo } = editada
  const edicao = useEdicao('PAGINA', idconteudo, editada)
  const { base } = edicao
  const { vez, write } = useVez(edicao)
  const [titulos, setTitulos] = useState(
    () => new Map(fileiras.map(({ idconteudo: id, titulo }) => [id, titulo])),
  )
  /** Of rows: they have drafts of their own. */
  const [escritas, setEscritas] = useState(0)
  return (
    <div className="publicacao-lados">
      <div>
        <Barra
          tipo="PAGINA"
          idconteudo={idconteudo}
          edicao={edicao}
          compare={(antes, depois) => listMudancas(toVersao(antes), toVersao(depois))}
        />
        <FormularioDaPagina
          key={vez}
          base={base}
          host={host}
          fileiras={{
            idpagina: idconteudo,
            titulos,
            onWritten: ({ idconteudo: id, titulo }) => {
              setTitulos((antes) => new Map(antes).set(id, titulo))
              setEscritas((vezes) => vezes + 1)
            },
          }}
          onWrite={write}
        />
      </div>
      <Previa
        tipo="PAGINA"
        idconteudo={idconteudo}
        versao={base ? `${base.idpublicacao} ${base.versao} ${escritas}` : ''}
      />
    </div>
  )
}
