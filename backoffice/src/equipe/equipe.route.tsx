import { useLoaderData } from 'react-router'

import { MolduraDaTela, NaoLido, useGuarda } from '#cadastro'

import { ListaDaEquipe } from './lista-da-equipe.tsx'
import type { loadEquipe } from './load-equipe.ts'
import { SecaoExigencia } from './secao-exigencia.tsx'

import './equipe.css'

export { loadEquipe as loader } from './load-equipe.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Equipe' }

/** Who works at the store, and as what (ux 3.12). */
export default function TelaDaEquipe() {
  useGuarda()
  const { semDireito, equipe, exigencia } = useLoaderData<typeof loadEquipe>()
  return (
    <MolduraDaTela
      className="ajustes equipe"
      titulo="Equipe"
      frase="Quem trabalha na loja, e o que cada pessoa pode fazer. Quem sai perde o acesso na hora."
      conexao="ESCREVE"
      semDireito={semDireito}
      direito="cuida da equipe"
    >
      {equipe ? <ListaDaEquipe lida={equipe} /> : <NaoLido>a equipe</NaoLido>}
      {exigencia ? <SecaoExigencia lida={exigencia} /> : <NaoLido>o que a loja exige da equipe</NaoLido>}
    </MolduraDaTela>
  )
}
