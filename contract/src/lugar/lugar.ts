import { z } from 'zod'

export const Coordenadas = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Coordenadas = z.infer<typeof Coordenadas>
