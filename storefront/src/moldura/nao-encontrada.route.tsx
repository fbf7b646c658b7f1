/** Any address that no screen has. */
export function loader() {
  throw new Response('Não encontrado', { status: 404 })
}

export default function NaoEncontrada() {
  return null
}
