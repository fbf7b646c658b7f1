import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { MapaDasAreas, SecaoAreas, type Tiles } from '#area'
import { NaoLido, useGuarda } from '#cadastro'
import { SecaoLojas } from '#loja'
import { Titulo } from '#shell'

import type { Entregas, loadEntregas } from './load-entregas.ts'
import { LugaresRecusados } from './lugares-recusados.tsx'
import { SecaoDias } from './secao-dias.tsx'
import { SecaoEntregas } from './secao-entregas.tsx'
import { TesteDeEndereco } from './teste-de-endereco.tsx'

export { loadEntregas as loader } from './load-entregas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Entregas' }

/** Where, when and for how much a store delivers, and what a shopper at an address is offered (ux 3.9). */
export default function TelaDasEntregas() {
  useGuarda()
  const { entregas, isLeitura, tiles } = useLoaderData<typeof loadEntregas>()
  return (
    <div className="ajustes entregas">
      <Titulo>Entregas</Titulo>
      <h1>Entregas</h1>
      {!entregas && <NaoLido>as entregas</NaoLido>}
      {entregas && <Quadro lidas={entregas} isLeitura={isLeitura} tiles={tiles} />}
    </div>
  )
}

interface QuadroProps {
  lidas: Entregas
  isLeitura: boolean
  tiles: Tiles
}

function Quadro({ lidas, isLeitura, tiles }: QuadroProps) {
  const [entregas, setEntregas] = useState(lidas)
  const change = (mudanca: Partial<Entregas>) => setEntregas((antes) => ({ ...antes, ...mudanca }))
  const { lojas, areas, formas, dias, recusados } = entregas
  return (
    <>
      <section aria-labelledby="teste-titulo">
        <h2 id="teste-titulo">Testar um endereço</h2>
        <TesteDeEndereco />
      </section>
      <section id="areas" aria-labelledby="areas-titulo">
        <h2 id="areas-titulo">Áreas de entrega</h2>
        <MapaDasAreas areas={areas} lojas={lojas} recusados={recusados.data} tiles={tiles} />
        <SecaoAreas
          areas={areas}
          lojas={lojas}
          recusados={recusados.data}
          tiles={tiles}
          isLeitura={isLeitura}
          onChange={(agora) => change({ areas: agora })}
        />
      </section>
      <section id="recusados" aria-labelledby="recusados-titulo">
        <h2 id="recusados-titulo">Onde pediram e não atendemos</h2>
        <LugaresRecusados {...recusados} areas={areas} lojas={lojas} />
      </section>
      <section id="formas" aria-labelledby="formas-titulo">
        <h2 id="formas-titulo">Formas e frete</h2>
        <SecaoEntregas
          entregas={formas}
          lojas={lojas}
          areas={areas}
          isLeitura={isLeitura}
          onChange={(agora) => change({ formas: agora })}
        />
      </section>
      <section id="dias" aria-labelledby="dias-titulo">
        <h2 id="dias-titulo">Dias fechados</h2>
        <SecaoDias dias={dias} isLeitura={isLeitura} onChange={(agora) => change({ dias: agora })} />
      </section>
      <section id="lojas" aria-labelledby="lojas-titulo">
        <h2 id="lojas-titulo">Lojas e retirada</h2>
        <SecaoLojas lojas={lojas} isLeitura={isLeitura} onChange={(agora) => change({ lojas: agora })} />
      </section>
    </>
  )
}
