import { Link, useLoaderData } from 'react-router'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { Barra, listMudancas, Previa, useEdicao, useVez } from '#publicacao'
import { urlsPainel, useTrabalho } from '#shell'

import { aparenciaOf, toVersao } from './aparencia.ts'
import { FormularioAparencia } from './formulario-aparencia.tsx'
import type { loadAparencia } from './load-aparencia.ts'

import './aparencia.css'

export { loadAparencia as loader } from './load-aparencia.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Aparência' }

/** The eight inputs of the store's theme, with what they make of it (ux 2.2, 2.3). */
export default function TelaDaAparencia() {
  useGuarda()
  const { slug } = useTrabalho().loja
  const { aparencia, semDireito } = useLoaderData<typeof loadAparencia>()
  return (
    <MolduraDaTela
      className="ajustes aparencia"
      titulo="Aparência"
      semDireito={semDireito}
      direito="muda a aparência"
      oQue="a aparência"
    >
      {aparencia && (
        <>
          <p>
            O que a loja diz ao pé das páginas e nos buscadores fica em{' '}
            <Link className="link" to={urlsPainel.apresentacao(slug)}>
              Rodapé e buscadores
            </Link>
            .
          </p>
          <Editor {...aparencia} />
        </>
      )}
    </MolduraDaTela>
  )
}

type Lida = NonNullable<Awaited<ReturnType<typeof loadAparencia>>['aparencia']>

/** The draft, and what becomes of it. */
function Editor({ usual, editado }: Lida) {
  const edicao = useEdicao('APARENCIA', editado.idconteudo, editado)
  const { vez, write } = useVez(edicao)
  return (
    <>
      <Barra
        tipo="APARENCIA"
        idconteudo={editado.idconteudo}
        edicao={edicao}
        semVersao="A loja usa a aparência do cadastro dela."
        compare={(antes, depois) => listMudancas(toVersao(antes, usual), toVersao(depois, usual))}
      />
      <FormularioAparencia key={vez} lida={aparenciaOf(edicao.base, usual)} onWrite={write}>
        <Previa
          tipo="APARENCIA"
          idconteudo={editado.idconteudo}
          versao={edicao.base ? `${edicao.base.idpublicacao} ${edicao.base.versao}` : ''}
        />
      </FormularioAparencia>
    </>
  )
}
