import { chooseMatiz, readIniciais } from './matiz.ts'

interface AvatarProps {
  cliente: { idcliente: string; nome: string }
  clientes: readonly { idcliente: string }[]
}

/** Initials on the colour of a cliente; its name stands beside. */
export function Avatar({ cliente: { idcliente, nome }, clientes }: AvatarProps) {
  const matiz = chooseMatiz(idcliente, clientes)
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full text-12 font-semibold"
      style={{ background: `oklch(0.9 0.07 ${matiz})`, color: `oklch(0.33 0.09 ${matiz})` }}
    >
      {readIniciais(nome)}
    </span>
  )
}
