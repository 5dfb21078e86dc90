import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** A reindeer before a wooden sledge, somebody in blue and red under a rug. */
export const reindeerSledge: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ snow, ground, figure, accent, sun, water, near, foreground, light }) {
    const fur = mix('#8f5f40', ground[2], 0.22);
    const belly = mix(fur, light, 0.5);
    const wood = mix('#b5713c', figure, 0.3);
    const blue = mix(water[1], near, 0.4);
    return [
      fill('M-330 16Q-200 -22 0 -18Q210 -22 320 16Q220 56 0 54Q-220 56 -330 16z', snow[0]) +
        fill('M-330 16Q-100 34 60 28T320 16Q220 56 0 54Q-220 56 -330 16z', snow[1]),
      // Legs, body, neck and head.
      fill('M70 14L78 -70L96 -74L92 14zM168 14L160 -70L182 -74L186 14z', mix(fur, figure, 0.4)),
      fill('M46 14L48 -80L72 -84L64 14zM142 14L146 -80L168 -84L162 14z', fur),
      fill(
        'M36 -110Q34 -152 84 -154Q140 -158 172 -150Q196 -172 210 -204Q222 -224 246 -218L284 -196Q290 -184 276 -180L240 -178Q222 -140 196 -108Q180 -76 140 -78L70 -74Q40 -76 36 -110z',
        fur,
      ),
      fill(
        'M172 -150Q196 -172 206 -194L240 -178Q222 -140 196 -104Q184 -90 172 -100Q184 -120 172 -150zM36 -120q-16 6 -10 26q14 2 18 -10z',
        belly,
      ),
      fill('M212 -212l-22 -12l-6 10l22 12z', fur) +
        disc(252, -202, 4, figure) +
        disc(283, -189, 6, figure),
      stroke(
        'M224 -216Q196 -262 214 -318Q218 -336 236 -346M206 -270L182 -290M210 -300L186 -328M236 -218Q232 -262 256 -300Q264 -316 284 -318M246 -280L272 -286M234 -246L262 -246L274 -258',
        mix(wood, light, 0.35),
        8,
      ),
      // Harness and trace.
      stroke('M176 -152Q190 -116 178 -90', accent, 12) +
        stroke('M92 -154Q84 -112 92 -78', accent, 9) +
        stroke('M180 -114L-60 -26M240 -190L182 -150Q60 -104 -110 -92', mix(figure, accent, 0.3), 4),
      // The sledge and who sits in it.
      stroke('M-270 14H-60Q-34 12 -34 -30', wood, 9) +
        stroke('M-240 14V-26M-170 14V-26M-100 14V-26', wood, 7),
      fill('M-274 -76Q-268 -20 -240 -20H-60Q-40 -24 -34 -46L-64 -40H-232Q-250 -50 -252 -82z', wood),
      fill('M-214 -40Q-212 -116 -180 -126H-150Q-126 -116 -124 -40z', accent) +
        fill('M-214 -60h92v12h-92zM-176 -126h22v30h-22z', blue) +
        stroke('M-208 -72h82', sun, 5),
      fill('M-150 -40Q-146 -74 -110 -74Q-70 -66 -58 -40z', mix(light, near, 0.2)),
      stroke('M-166 -100Q-136 -82 -110 -92', mix(accent, foreground, 0.3), 16),
      disc(-164, -142, 17, mix('#e0a878', figure, 0.3)) +
        fill('M-186 -144Q-190 -178 -162 -180Q-136 -178 -140 -150Q-162 -158 -186 -144z', blue) +
        disc(-162, -184, 9, accent),
      stroke('M-260 30h150M-80 32h90', mix(snow[1], foreground, 0.25), 4),
    ].join('');
  },
};
