import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { NaoHa } from './erro-do-painel.tsx'

/** No such screen: said inside the frame, to who works here. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLugar(args)
  return data(null, { status: 404 })
}

export default function NaoEncontrada() {
  return (
    <div className="painel-vazio">
      <NaoHa />
    </div>
  )
}
