import { Link, useLoaderData } from 'react-router'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { ChamadaEquivalente } from '#chamada'
import { urlsPainel, useTrabalho } from '#shell'

import { FormularioModulos } from './formulario-modulos.tsx'
import type { loadModulos } from './load-modulos.ts'

import './modulo.css'

export { loadModulos as loader } from './load-modulos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Módulos e opções' }

/** What a store offers and how it behaves: modules (§5) and tags (§6) in plain words (ux 3.12). */
export default function TelaDosModulos() {
  useGuarda()
  const { semDireito, modulos } = useLoaderData<typeof loadModulos>()
  const { slug, idfornecedor } = useTrabalho().loja
  return (
    <MolduraDaTela
      className="ajustes modulo"
      titulo="Módulos e opções"
      semDireito={semDireito}
      direito="muda os módulos"
      oQue="os módulos da loja"
    >
      {modulos && (
        <section aria-label="Módulos e opções">
          <p className="text-ink-muted">
            O que a loja oferece e como ela se comporta. Se entrega ou tem retirada se diz em{' '}
            <Link className="link" to={`${urlsPainel.preparo(slug)}#identidade`}>
              Preparar a loja
            </Link>
            .
          </p>
          <FormularioModulos lidos={modulos} />
          {modulos.outras_tags.length > 0 && (
            <p className="text-ink-muted">
              {`Outras marcas desta loja, que só os sistemas dela conhecem e que ficam como estão: ${modulos.outras_tags.join(', ')}.`}
            </p>
          )}
          <ChamadaEquivalente
            chamadas={[
              {
                para: 'Ler módulos e opções',
                key: 'GET /painel/v1/{idfornecedor}/modulos',
                params: { idfornecedor },
              },
            ]}
          />
        </section>
      )}
    </MolduraDaTela>
  )
}
