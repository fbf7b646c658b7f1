import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { novoCupom } from './campos-do-cupom.ts'
import { EditorCupom } from './editor-cupom.tsx'
import type { loadCupom } from './load-cupom.ts'
import { UsosDeUmCupom } from './usos-do-cupom.tsx'
import { useSaida } from './use-saida.ts'

import './cupom.css'

export { loadCupom as loader } from './load-cupom.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Cupom' }

/** One coupon: its sentence, how the shop shows it, and its rehearsal on past orders (ux 3.7; decision 0147). */
export default function TelaDoCupom() {
  useGuarda()
  const { lido, semDireito, idcupom } = useLoaderData<typeof loadCupom>()
  const { slug } = useTrabalho().loja
  const [idnovo] = useState(() => crypto.randomUUID())
  const leave = useSaida()
  const titulo = lido?.cupom?.nome ?? 'Novo cupom'
  return (
    <MolduraDaTela
      className="ajustes cupom"
      titulo={titulo}
      cabeca={
        <header>
          <Link to={urlsPainel.cupons(slug)}>Cupons</Link>
          <h1>{titulo}</h1>
        </header>
      }
      semDireito={semDireito}
      direito="cuida de cupons"
      oQue="o cupom"
    >
      {lido && (
        <>
          <EditorCupom key={idcupom} cupom={lido.cupom ?? novoCupom(idnovo)} lido={lido} onGravado={leave} />
          {lido.cupom && <UsosDeUmCupom key={`usos de ${idcupom}`} cupom={lido.cupom} />}
        </>
      )}
    </MolduraDaTela>
  )
}
