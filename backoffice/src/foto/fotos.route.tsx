import { useLoaderData } from 'react-router'

import { Button, Icon, ProgressBar } from '@vitrine/ui'

import { MolduraDaTela } from '#cadastro'
import { AreaDeSoltar } from '#arquivo'

import { ListaDeFotos } from './lista-de-fotos.tsx'
import type { loadFotos } from './load-fotos.ts'
import { useFila } from './use-fila.ts'

import './foto.css'

export { loadFotos as loader } from './load-fotos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Fotos dos produtos' }

/** Pictures of products, many at once, each known by the name of its file (ux 3.5). */
export default function TelaDasFotos() {
  const { semDireito } = useLoaderData<typeof loadFotos>()
  return (
    <MolduraDaTela
      className="ajustes fotos"
      titulo="Fotos dos produtos"
      semDireito={semDireito}
      direito="envia fotos"
    >
      <Envio />
    </MolduraDaTela>
  )
}

function Envio() {
  const { fila, fotos, isEnviando } = useFila()
  const feitas = fotos.filter(({ estado }) => estado !== 'ESPERA' && estado !== 'ENVIANDO').length
  const hasProntas = fotos.some(({ estado }) => estado === 'PRONTA' || estado === 'JA_ESTAVA')
  return (
    <>
      <AreaDeSoltar
        label="Fotos dos produtos"
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        multiple
        onArquivos={fila.add}
      >
        <Icon name="image" />
        <span>
          <b>Solte as fotos aqui</b> ou <u>escolha os arquivos</u>
        </span>
        <small>
          O nome do arquivo diz o produto: o SKU ou o EAN, como CF-0420.jpg. Mais fotos dele: CF-0420_2.jpg,
          CF-0420_3.jpg. Até 10 MB cada.
        </small>
      </AreaDeSoltar>
      {fotos.length > 0 && (
        <section aria-labelledby="fotos-titulo">
          <h2 id="fotos-titulo" className="sr-only">
            Andamento
          </h2>
          <ProgressBar
            className="fotos-quanto"
            label="Fotos enviadas"
            value={feitas}
            max={fotos.length}
            valueText={`${feitas} de ${fotos.length}`}
          />
          <p role="status">
            {isEnviando
              ? `${feitas} de ${fotos.length}. Você pode ir a outra tela: o envio continua.`
              : `${feitas} de ${fotos.length}.`}
          </p>
          <ListaDeFotos fotos={fotos} onRetry={fila.retry} />
          {hasProntas && (
            <Button variant="outline" size="s" onClick={fila.clearProntas}>
              Tirar as prontas da lista
            </Button>
          )}
        </section>
      )}
    </>
  )
}
